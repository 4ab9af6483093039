import type { PersonalData } from '@shop/shared';
import type { Types } from 'mongoose';
import { LongEditModel } from './long-edit.model.js';

/** What an administrator's data say about their long bulk edit. */
export async function longEditOf(user: Types.ObjectId): Promise<PersonalData['productEdit']> {
  const edit = await LongEditModel.findOne({ user }).lean();
  if (!edit) return undefined;
  const { total, state, createdAt, until } = edit;
  return {
    products: total,
    state,
    at: createdAt.toISOString(),
    keptUntil: until.toISOString(),
  };
}
