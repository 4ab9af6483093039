import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Badge } from '../display/badge';
import styles from './folding-controls.module.css';

interface FoldingControlsProps {
  /** Whether a filter is active, which must be visible while the controls are collapsed. */
  isFiltered: boolean;
  children: ReactNode;
}

/** The controls of a list. On a phone they collapse behind a button, so that the list itself comes first. */
export function FoldingControls({ isFiltered, children }: FoldingControlsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        data-no-print
      >
        <SlidersHorizontal aria-hidden size={18} />
        Search and filter
        {isFiltered && <Badge tone="accent">On</Badge>}
      </button>
      <div id={id} className={styles.controls} data-open={isOpen} data-no-print>
        {children}
      </div>
    </>
  );
}
