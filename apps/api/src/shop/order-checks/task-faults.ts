import { JobModel } from '@shop/mongo/jobs';
import { HELD_TOPIC } from '../orders/index.js';
import { EVENT_TOPIC, EXPIRY_TOPIC, REFUND_TOPIC, START_TOPIC } from '../payments/index.js';

const PATIENCE_MS = 60 * 60_000;

/** Tasks about money that were given up, or that nobody does. */
export async function taskFaults(now: Date): Promise<string[]> {
  const tasks = await JobModel.find({
    topic: { $in: [EVENT_TOPIC, EXPIRY_TOPIC, HELD_TOPIC, REFUND_TOPIC, START_TOPIC] },
    $or: [{ state: 'dead' }, { dueAt: { $lt: new Date(now.getTime() - PATIENCE_MS) } }],
  })
    .sort({ _id: 1 })
    .lean();
  return tasks.map(({ key, state, lastError }) => {
    const why = lastError === undefined ? '' : `: ${lastError}`;
    return `Task ${key}: it ${state === 'dead' ? 'was given up' : 'is overdue'}${why}`;
  });
}
