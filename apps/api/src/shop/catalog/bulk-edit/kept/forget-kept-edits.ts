import type { ClientSession, Types } from 'mongoose';
import { KeptChangeModel, KeptEditModel } from './kept-edit.model.js';

/** Forgets an administrator's long bulk edit. What it has changed stays changed. */
export async function forgetKeptEdits(user: Types.ObjectId, session: ClientSession): Promise<void> {
  const edit = await KeptEditModel.findOneAndDelete({ user }, { session }).lean();
  if (edit) await KeptChangeModel.deleteMany({ edit: edit._id }, { session });
}
