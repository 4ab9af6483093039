import { BROWSING_TEXTS } from '@shop/shared';
import toast from 'react-hot-toast/headless';
import { UndoMessage } from './undo-message';

/** Long enough to read the message, find the button and press it (WCAG 2.2.1); hovering stops the timer. */
const UNDO_MS = 12_000;

interface UndoOptions {
  /** Whether the button gets the focus: for the keyboard, when the control that had it is gone. */
  takesFocus?: boolean;
}

/** What was said of earlier acts. Each has its text as its id. */
const earlier = { success: new Set<string>(), error: new Set<string>() };

function removeEarlier(tone: keyof typeof earlier) {
  for (const message of earlier[tone]) toast.remove(message);
  earlier[tone].clear();
}

/** What one act says at once stays together, such as a success and what is lacking. That an order is paid stays. */
function say(tone: keyof typeof earlier, message: string) {
  earlier[tone].delete(message);
  if (message !== BROWSING_TEXTS.paid) setTimeout(() => earlier[tone].add(message));
  toast[tone](message, { id: message });
}

/** The implementation of `notify`, in a chunk that loads later. */
export const showMessage = {
  success: (message: string) => {
    removeEarlier('success');
    removeEarlier('error');
    say('success', message);
  },
  error: (message: string) => {
    removeEarlier('success');
    say('error', message);
  },
  note: (message: string) => toast.success(message, { id: message }),
  /** Takes a message off the screen that no longer holds. */
  remove: (message: string) => toast.remove(message),
  /** Says what was done and offers to undo it. */
  undoable: (message: string, undo: () => void, { takesFocus }: UndoOptions = {}) =>
    toast(
      ({ id }) => (
        <UndoMessage toastId={id} message={message} undo={undo} takesFocus={takesFocus} />
      ),
      { duration: UNDO_MS },
    ),
};
