import { useRef } from 'react';
import { ApiError } from '../../lib/http/api-error';
import { randomKey } from '../../lib/storage/random-key';
import { isText } from '../../lib/storage/stored-values';
import { forgetUnanswered, noteUnanswered, unansweredCall } from '../drafts/unanswered-calls';

/** Whether a call was refused by a conflict, and not because the first one with its key is still under way. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && !error.retryAfter;
}

/**
 * The key under which a form creates something. It stays the same until the outcome is known: after a lost reply, the
 * next press gets the reply of the first one, and nothing is created twice.
 * @param storedKey the key in the form's draft
 */
export function useCreationKey(storedKey: unknown) {
  const key = useRef(isText(storedKey) ? storedKey : undefined);
  return {
    /** For the draft; undefined while nothing was sent. */
    read: () => key.current,
    begin: () => (key.current ??= randomKey()),
    end: () => {
      key.current = undefined;
    },
    /**
     * A refused call has created nothing, so its key may be used again. Only after a conflict it is not: the key may
     * belong to what the form held before a reply was lost, and the user has now been told.
     */
    refused: (error: unknown) => {
      if (isConflict(error)) key.current = undefined;
    },
  };
}

/**
 * The same for a form without a draft. The key outlives the form and a reload, so that whoever opens it again after a lost
 * reply creates nothing twice.
 * @param call what is created, and for which record
 * @param shown how many of these the page showed when the form was opened. If it shows more than then, what was sent has
 * arrived, and the next one is another one, even if it is equal.
 */
export function keptCreationKey(call: string, shown = 0) {
  return {
    begin: () => {
      const earlier = unansweredCall(call);
      const key = earlier && (earlier.shown ?? 0) === shown ? earlier.key : randomKey();
      noteUnanswered(call, { key, shown });
      return key;
    },
    end: () => forgetUnanswered(call),
    refused: (error: unknown) => {
      if (isConflict(error)) forgetUnanswered(call);
    },
  };
}
