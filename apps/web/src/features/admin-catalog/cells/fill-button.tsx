import { ArrowDownToLine } from 'lucide-react';
import { useRef } from 'react';
import styles from './fill-button.module.css';

interface FillButtonProps {
  /** What the column is called. */
  column: string;
  title?: string;
  /** @param last what had the focus before the button */
  onFill: (last: EventTarget | null) => void;
}

/** Copies a field of a column to all rows below. */
export function FillButton({ column, title, onFill }: FillButtonProps) {
  const last = useRef<EventTarget>(null);
  return (
    <button
      type="button"
      className={styles.fill}
      aria-label={`Fill down ${column}`}
      title={title}
      onFocus={({ relatedTarget }) => (last.current = relatedTarget)}
      onClick={() => onFill(last.current)}
    >
      <span className={styles.text}>Fill down</span>
      <ArrowDownToLine aria-hidden size={14} className={styles.icon} />
    </button>
  );
}
