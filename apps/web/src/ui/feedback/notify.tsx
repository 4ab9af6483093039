import toast from 'react-hot-toast';
import { UndoMessage } from './undo-message';

/** Long enough to read a few words, find the button and press it (WCAG 2.2.1); pointing at it stops the clock. */
const UNDO_MS = 12_000;

/** Short messages to the visitor, read out by screen readers. The same message is never shown twice at a time. */
export const notify = {
  success: (message: string) => toast.success(message, { id: message }),
  error: (message: string) => toast.error(message, { id: message }),
  /** Says what was done, and offers to take it back. */
  undoable: (message: string, undo: () => void) =>
    toast((shown) => <UndoMessage toastId={shown.id} message={message} undo={undo} />, {
      duration: UNDO_MS,
    }),
};
