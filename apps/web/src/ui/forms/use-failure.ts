import { useRef } from 'react';
import { loadedMessages } from '../messages/load-messages';
import { notify } from '../messages/notify';

/**
 * The message about a form's last failure. The next submit takes it away, so that it never stands beside a success.
 * @param showHere shows it in the form; by default, a toast does
 */
export function useFailure(showHere?: (message: string | undefined) => void) {
  const messageId = useRef<string>(undefined);
  return {
    /** @param lasting a message to show instead, which the next submit leaves on the screen */
    show: (message: string, lasting?: string) => {
      if (lasting !== undefined) {
        notify.error(lasting);
        return;
      }
      messageId.current = message;
      if (showHere) showHere(message);
      else notify.error(message);
    },
    clear: () => {
      if (messageId.current === undefined) return;
      if (showHere) showHere(undefined);
      else loadedMessages()?.showMessage.remove(messageId.current);
      messageId.current = undefined;
    },
  };
}
