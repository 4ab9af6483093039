import { useRef } from 'react';
import { loadedMessages } from '../feedback/load-messages';
import { notify } from '../feedback/notify';

/** The toast about a form's last failure. The next submit takes it away, so that it never stands beside a success. */
export function useFailure() {
  const shown = useRef<string>(undefined);
  return {
    show: (message: string) => {
      shown.current = message;
      notify.error(message);
    },
    clear: () => {
      if (shown.current !== undefined) loadedMessages()?.showMessage.remove(shown.current);
      shown.current = undefined;
    },
  };
}
