import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/http/api-error';
import { loadedMessages } from '../messages/load-messages';
import { notify } from '../messages/notify';

/** Why the last submit of a form failed. */
export interface FormFailure {
  message: string;
  /** Whether the server refused what was typed: then it is the fields that are wrong, not the connection. */
  isAboutInput: boolean;
  /** Whether the device was offline then. */
  isOffline: boolean;
}

/** What a field shows of a failure that is about it. */
export interface Refusal {
  error: string;
  /** Id of the element that shows the error. */
  errorId: string;
}

/** What the fields show that a failure is about; undefined if it is not about what was typed. */
export function refusalOf(failure: FormFailure | undefined, errorId: string): Refusal | undefined {
  return failure?.isAboutInput ? { error: failure.message, errorId } : undefined;
}

/** Statuses with which the server refuses what was typed: invalid, or not this account's. */
const INPUT_STATUSES = [400, 401];

const isAboutInput = (error: unknown) =>
  error instanceof ApiError && INPUT_STATUSES.includes(error.status);

function removeToast(message: string | undefined) {
  if (message !== undefined) loadedMessages()?.showMessage.remove(message);
}

/**
 * The message about a form's last failure. The next submit takes it away, and so does leaving the form, so that it never
 * stands beside a success.
 * @param showHere shows it in the form; by default, a toast does
 */
export function useFailure(showHere?: (message: string | undefined) => void) {
  const messageId = useRef<string>(undefined);
  const [failure, setFailure] = useState<FormFailure>();
  useEffect(
    () => () => {
      removeToast(messageId.current);
      messageId.current = undefined;
    },
    [],
  );
  return {
    /** For forms that show it with `FormFailure`, too. */
    failure,
    /** @param lasting a message to show instead, which the next submit leaves on the screen */
    show: (message: string, error: unknown, lasting?: string) => {
      if (lasting !== undefined) {
        notify.error(lasting);
        return;
      }
      messageId.current = message;
      setFailure({ message, isAboutInput: isAboutInput(error), isOffline: !navigator.onLine });
      if (showHere) showHere(message);
      else notify.error(message);
    },
    clear: () => {
      if (messageId.current === undefined) return;
      if (showHere) showHere(undefined);
      else removeToast(messageId.current);
      setFailure(undefined);
      messageId.current = undefined;
    },
  };
}
