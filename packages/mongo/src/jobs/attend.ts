import type { ClientSession, Types } from 'mongoose';
import { afterTransaction } from '../database/transaction.js';
import { JobModel, type JobRecord } from './job.model.js';
import { wakeFor } from './wake.js';

/** Has a job tried again at once, as often as a new one. Undefined if it is done, or was discarded. */
export async function repeatJob(
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<JobRecord | undefined> {
  const now = new Date();
  const job = await JobModel.findByIdAndUpdate(
    _id,
    { $set: { state: 'due', dueAt: now, tries: 0 }, $unset: { owner: 1 } },
    { session },
  ).lean();
  afterTransaction(session, (isCommitted) => {
    if (isCommitted) wakeFor(now);
  });
  return job ?? undefined;
}

/** Has a job never tried again. A try under way goes on. Undefined if it is done, or was discarded. */
export async function discardJob(
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<JobRecord | undefined> {
  return (await JobModel.findByIdAndDelete(_id, { session }).lean()) ?? undefined;
}
