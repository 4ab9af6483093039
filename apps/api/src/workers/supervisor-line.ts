import { once } from 'node:events';
import { worker } from './config.js';
import type { FromWorker, ToWorker } from './messages.js';

/** Sends something to the supervisor. A supervisor that has gone takes this worker along. */
export function tellSupervisor(message: FromWorker): void {
  process.send?.(message, undefined, {}, () => undefined);
}

/** Calls `listener` with each message of the supervisor; without workers, never. */
export function onSupervisorMessage(listener: (message: ToWorker) => void): void {
  if (worker) process.on('message', listener);
}

/** The next message of a type. */
async function nextMessage(type: ToWorker['type']): Promise<void> {
  for (;;) {
    const [message] = (await once(process, 'message')) as [ToWorker];
    if (message.type === type) return;
  }
}

/** Runs a task while no other worker does; the caller has only one at a time. Without workers, at once. */
export async function aloneAmongWorkers<T>(task: () => Promise<T>): Promise<T> {
  if (!worker) return task();
  const turn = nextMessage('turn');
  tellSupervisor({ type: 'wants-turn' });
  await turn;
  try {
    return await task();
  } finally {
    tellSupervisor({ type: 'leaves-turn' });
  }
}
