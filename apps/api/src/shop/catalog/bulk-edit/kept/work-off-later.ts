import { enqueue, JobModel, repeatJob } from '@shop/mongo/jobs';
import type { ClientSession } from 'mongoose';
import type { KeptEditRecord } from './kept-edit.model.js';

export const KEPT_EDIT_TOPIC = 'kept-edit';

/** Has an edit worked off at once, also if an earlier try waits for its turn. */
export async function workOffLater(
  { _id }: Pick<KeptEditRecord, '_id'>,
  session: ClientSession,
): Promise<void> {
  const edit = _id.toHexString();
  const key = `${KEPT_EDIT_TOPIC}:${edit}`;
  const known = await JobModel.findOne({ key }, { _id: 1 }, { session }).lean();
  if (known) await repeatJob(known._id, session);
  else await enqueue({ topic: KEPT_EDIT_TOPIC, key, data: { edit } }, session);
}
