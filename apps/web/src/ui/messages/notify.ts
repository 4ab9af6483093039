import { loadedMessages, loadMessages } from './load-messages';
import type { showMessage } from './messages';

function show(message: (how: typeof showMessage) => void) {
  const loaded = loadedMessages();
  if (loaded) {
    message(loaded.showMessage);
    return;
  }
  loadMessages().then(
    (nowLoaded) => message(nowLoaded.showMessage),
    // The code did not load, as when offline. The page itself still shows what was done.
    () => undefined,
  );
}

/** Short messages to the visitor, announced by screen readers. A message is never on the screen twice. */
export const notify = {
  /** Says what was done. It replaces what was said of earlier acts, errors too. */
  success: (message: string) => show((how) => how.success(message)),
  /** Says what went wrong. It replaces the success of an earlier act, which would seem to be about this one. */
  error: (message: string) => show((how) => how.error(message)),
  /** Says what happened besides, and leaves the other messages. */
  note: (message: string) => show((how) => how.note(message)),
  /** Takes a message off the screen that is said elsewhere now. */
  remove: (message: string) => show((how) => how.remove(message)),
  /** Says what was done and offers to undo it. */
  undoable: (...about: Parameters<typeof showMessage.undoable>) =>
    show((how) => how.undoable(...about)),
};
