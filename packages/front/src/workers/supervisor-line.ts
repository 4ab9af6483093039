import { once } from 'node:events';
import { worker } from './config.js';
import type { FromWorker, ToWorker } from './messages.js';

/** Sends a message to the supervisor. Ignores failures: when the supervisor ends, this worker ends too. */
export function tellSupervisor(message: FromWorker): void {
  process.send?.(message, undefined, {}, () => undefined);
}

/** Calls `listener` with each message of the supervisor; never without workers. */
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

/** Runs a task while no other worker does. One task at a time per worker. Without workers, runs it at once. */
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
