import { enqueue, JobModel, repeatJob } from '@shop/mongo/jobs';
import type { ClientSession, Types } from 'mongoose';
import { enqueueOnce } from '../../../../platform/enqueue-once.js';
import { ImportJobModel, type ImportJobRecord } from './import-job.model.js';

export const IMPORT_TOPIC = 'import';

/** The states in which something is to be done with an import. */
export const OPEN_STATES = ['running', 'checking', 'undoing'] as const;

const jobOf = (_id: Types.ObjectId) => {
  const id = _id.toHexString();
  return { topic: IMPORT_TOPIC, key: `${IMPORT_TOPIC}:${id}`, data: { import: id } };
};

/** Has an import run, checked or undone at once, also if an earlier try waits for its turn. */
export async function runLater(
  { _id }: Pick<ImportJobRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  const job = jobOf(_id);
  const known = await JobModel.findOne({ key: job.key }, { _id: 1 }, { session }).lean();
  if (known) await repeatJob(known._id, session);
  else await enqueue(job, session);
}

/** Has the imports run that an earlier build has left, which knew of no jobs for them. */
export async function runLeft(): Promise<void> {
  const open = await ImportJobModel.find({ state: { $in: OPEN_STATES } }, { _id: 1 }).lean();
  for (const { _id } of open) {
    const job = jobOf(_id);
    if (!(await JobModel.exists({ key: job.key }))) await enqueueOnce(job);
  }
}

/** Gives an import up whose job was discarded: it can be continued, checked or undone again. */
export async function giveUp(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  const next = { running: 'paused', checking: 'ready', undoing: 'failed' } as const;
  for (const state of OPEN_STATES)
    await ImportJobModel.updateOne(
      { _id, state },
      { $set: { state: next[state] }, $unset: { holder: 1, leaseUntil: 1 } },
      { session },
    );
}
