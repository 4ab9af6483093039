import { useState } from 'react';
import { ApiError, failureText } from '../../lib/http/api-error';
import { notify } from '../messages/notify';

/** A save that was refused because somebody else saved in the meantime. */
export interface Conflict {
  /** The server's message, which names who saved; once their version is loaded, what became of it and of the typed text. */
  message: string;
  isLoaded: boolean;
}

/** Whether a call was refused because somebody else saved in the meantime: `SaveConflict` says so. */
export const isSaveConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

/** Runs a save, and keeps a refusal because of a conflict. @throws what the save throws */
export type TrySave = <Saved>(save: () => Promise<Saved>) => Promise<Saved>;

/**
 * The conflict of a form, for `SaveConflict`.
 * @param prepare called before a conflict is shown
 */
export function useConflict(prepare?: () => Promise<unknown>) {
  const [conflict, setConflict] = useState<Conflict>();

  const trySave: TrySave = async (save) => {
    try {
      const saved = await save();
      setConflict(undefined);
      return saved;
    } catch (error) {
      if (isSaveConflict(error)) {
        await prepare?.();
        setConflict({ message: error.message, isLoaded: false });
      }
      throw error;
    }
  };

  /** Loads what somebody else has saved. A failure is shown. @param load returns what to say of it */
  async function tryLoad(load: () => Promise<string> | string): Promise<void> {
    try {
      setConflict({ message: await load(), isLoaded: true });
    } catch (error) {
      notify.error(failureText(error));
    }
  }

  return { conflict, trySave, tryLoad, clear: () => setConflict(undefined) };
}
