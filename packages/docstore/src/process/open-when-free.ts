import { setTimeout } from 'node:timers/promises';
import { DocstoreInUseError, readOwner } from '../store/file/owner.js';
import { Store } from '../store/store.js';

/** How long a store may take to exit after the process that started it. */
const LEAVING_TIME_MS = 1_500;
const RETRY_PAUSE_MS = 50;

/**
 * Opens the store. If another process holds the data, its parent may just have exited, or may have exited while that
 * process was suspended. SIGCONT wakes it up, so that it notices and exits.
 * @throws DocstoreInUseError when the other process keeps running
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

/** Has no effect on a process that is not suspended. */
function wakeUp(pid: number): void {
  if (!(pid > 1)) return;
  try {
    process.kill(pid, 'SIGCONT');
  } catch {
    // It has exited, belongs to another user, or the system does not support this signal.
  }
}
