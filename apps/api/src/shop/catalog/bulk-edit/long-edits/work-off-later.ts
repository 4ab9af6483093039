import { enqueue, JobModel, repeatJob } from '@shop/mongo/jobs';
import type { ClientSession } from 'mongoose';
import type { LongEditRecord } from './long-edit.model.js';

export const LONG_EDIT_TOPIC = 'long-edit';

/** Has an edit worked off at once, also if an earlier try waits for its turn. */
export async function workOffLater(
  { _id }: Pick<LongEditRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  const edit = _id.toHexString();
  const key = `${LONG_EDIT_TOPIC}:${edit}`;
  const known = await JobModel.findOne({ key }, { _id: 1 }, { session }).lean();
  if (known) await repeatJob(known._id, session);
  else await enqueue({ topic: LONG_EDIT_TOPIC, key, data: { edit } }, session);
}
