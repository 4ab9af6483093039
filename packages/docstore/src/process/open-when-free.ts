import { setTimeout } from 'node:timers/promises';
import { DocstoreInUseError, readOwner } from '../store/file/owner.js';
import { Store } from '../store/store.js';

/** How long a store may take to end after the process that started it. */
const LEAVING_TIME_MS = 1_500;
const RETRY_PAUSE_MS = 50;

/**
 * Opens the store. Another one that holds the data may have lost its parent a moment ago, or while it was stopped: it is
 * woken up, so that it notices and ends.
 * @throws DocstoreInUseError when the other one stays
 */
export async function openWhenFree(data: string): Promise<Store> {
  const end = performance.now() + LEAVING_TIME_MS;
  for (;;) {
    try {
      return new Store(data);
    } catch (error) {
      if (!(error instanceof DocstoreInUseError) || performance.now() > end) throw error;
      wakeUp(Number(readOwner(data)));
      await setTimeout(RETRY_PAUSE_MS);
    }
  }
}

/** Nothing happens to a process that runs. */
function wakeUp(pid: number): void {
  if (!(pid > 1)) return;
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has ended, belongs to somebody else, or the system knows no such signal.
  }
}
