import type { ClientSession, Types } from 'mongoose';
import { LongEditChangeModel, LongEditModel } from './long-edit.model.js';

/** Forgets an administrator's long bulk edit. What it has changed stays changed. */
export async function forgetLongEdits(user: Types.ObjectId, session: ClientSession): Promise<void> {
  const edit = await LongEditModel.findOneAndDelete({ user }, { session }).lean();
  if (edit) await LongEditChangeModel.deleteMany({ edit: edit._id }, { session });
}
