import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import styles from './bulk-bar.module.css';

/** A change of many rows under way. */
interface Progress {
  /** What is done: “Changing”. */
  act: string;
  finished: number;
  total: number;
  onStop: () => void;
}

interface BulkFrameProps {
  /** What the rows are: “products”. */
  rows: string;
  /** Read to screen readers whenever it changes. */
  said: ReactNode;
  /** Absent while nothing is changed. */
  progress?: Progress | undefined;
  /** What can be done with the selected rows, and what became of the last change. */
  children: ReactNode;
  isShown: boolean;
}

/** Sticks to the bottom while rows are selected or changed. */
export function BulkFrame({ rows, said, progress, children, isShown }: BulkFrameProps) {
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      {isShown && (
        <section
          tabIndex={-1}
          aria-label={`Selected ${rows}`}
          className={styles.bar}
          data-bulk-bar
          data-sticks-below="always"
          data-no-print
        >
          {progress && <ProgressLine rows={rows} {...progress} />}
          {children}
        </section>
      )}
    </>
  );
}

function ProgressLine({ rows, act, finished, total, onStop }: Progress & { rows: string }) {
  const name = `${rows.charAt(0).toUpperCase()}${rows.slice(1)} changed`;
  return (
    <div className={styles.progress}>
      <p className="tabular">
        {act}: {finished.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </p>
      <progress aria-label={name} className={styles.meter} value={finished} max={total} />
      <Button tone="quiet" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
