import { Undo2, X } from 'lucide-react';
import toast from 'react-hot-toast';
import styles from './toasts.module.css';

interface UndoMessageProps {
  toastId: string;
  message: string;
  undo: () => void;
}

/** A message with a button that takes back what it tells of, and one that puts the message away. */
export function UndoMessage({ toastId, message, undo }: UndoMessageProps) {
  function takeBack() {
    toast.remove(toastId);
    undo();
  }
  return (
    <>
      <span className={styles.text}>{message}</span>
      <span className={styles.actions}>
        <button
          type="button"
          className={styles.undo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={takeBack}
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
