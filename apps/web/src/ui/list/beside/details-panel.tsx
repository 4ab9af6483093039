import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { IsBeside } from './beside-context';
import styles from './beside-list.module.css';
import { useEscape } from './use-escape';

interface DetailsPanelProps {
  ref: Ref<HTMLElement>;
  /** The screen that shows all about the row. */
  path: string;
  onClose: () => void;
  children: ReactNode;
}

/** The details of a row beside its list. */
export function DetailsPanel({ ref, path, onClose, children }: DetailsPanelProps) {
  useEscape(onClose);
  return (
    <aside ref={ref} tabIndex={-1} className={styles.panel} aria-label="Details" data-no-print>
      <p className={styles.head}>
        <Link to={path}>Open on its own screen</Link>
        <button type="button" className={styles.close} aria-label="Close details" onClick={onClose}>
          <X aria-hidden size={18} />
        </button>
      </p>
      <IsBeside value>{children}</IsBeside>
    </aside>
  );
}
