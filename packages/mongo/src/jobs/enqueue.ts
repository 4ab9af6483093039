import mongoose, { type ClientSession } from 'mongoose';
import { afterTransaction } from '../database/transaction.js';
import { JobModel, type JobRecord } from './job.model.js';
import { wakeFor } from './wake.js';

/** A job to be done, and how long it may wait before. */
export interface NewJob extends Pick<JobRecord, 'topic' | 'key' | 'data'> {
  afterMs?: number;
}

/**
 * Writes a job in the transaction of its cause: both are committed, or neither. This process begins as soon as the
 * transaction is committed and the job is due, others within seconds.
 * @throws a duplicate error if a job with this key is not done yet: see `isDuplicate`.
 */
export function enqueue(job: NewJob, session: ClientSession): Promise<void> {
  return enqueueAll([job], session);
}

/** The same for several jobs. */
export async function enqueueAll(jobs: readonly NewJob[], session: ClientSession): Promise<void> {
  if (jobs.length === 0) return;
  const records = jobs.map(recordOf);
  // Bypasses the model: all fields are valid already.
  await JobModel.collection.insertMany(records, { session });
  afterTransaction(session, (isCommitted) => {
    if (isCommitted) for (const { dueAt } of records) wakeFor(dueAt);
  });
}

function recordOf({ topic, key, data, afterMs = 0 }: NewJob): JobRecord {
  const createdAt = new Date();
  const dueAt = new Date(createdAt.getTime() + afterMs);
  const _id = new mongoose.Types.ObjectId();
  return { _id, topic, key, data, dueAt, tries: 0, state: 'due', createdAt };
}
