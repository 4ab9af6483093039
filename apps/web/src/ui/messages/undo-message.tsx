import { Undo2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast/headless';
import styles from './toasts.module.css';

interface UndoMessageProps {
  toastId: string;
  message: string;
  undo: () => void;
  takesFocus?: boolean | undefined;
}

/** A message with a button that undoes what it reports, and one that closes it. */
export function UndoMessage({ toastId, message, undo, takesFocus }: UndoMessageProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function runUndo() {
    toast.remove(toastId);
    undo();
  }
  return (
    <>
      <span className={styles.text}>{message}</span>
      <span className={styles.actions}>
        <button
          ref={button}
          type="button"
          className={styles.undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={runUndo}
        >
          <Undo2 aria-hidden size={16} />
          Undo
        </button>
        <button type="button" className={styles.close} onClick={() => toast.remove(toastId)}>
          <X aria-hidden size={18} />
          <span className="visually-hidden">Close</span>
        </button>
      </span>
    </>
  );
}
