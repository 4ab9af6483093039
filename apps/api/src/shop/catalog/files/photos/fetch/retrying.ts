import { setTimeout as pause } from 'node:timers/promises';
import { OutsideError } from '../../../../../platform/outside/outside-error.js';

/** A server could not do what it was asked for just now. */
export class PassingError extends OutsideError {
  override name = 'PassingError';
}

/** Codes of connections that may work the next time. */
const PASSING = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** Does something, and again after each pause, in milliseconds, as long as it fails in a way that may pass. */
export async function retrying<Result>(
  work: () => Promise<Result>,
  pausesMs: readonly number[],
  signal: AbortSignal,
): Promise<Result> {
  for (const ms of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error;
    }
    await pause(ms, undefined, { signal });
  }
  return work();
}

function isPassing(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException;
  return error instanceof PassingError || PASSING.has(code);
}
