import { conflict, unauthorized } from '@shop/http/errors';
import type { ListName, ListViews, ListViewsInput, Preferences } from '@shop/shared';
import type { Types } from 'mongoose';
import { UserModel, type StoredWorkplace } from '../accounts/index.js';

const CHANGED = 'Your views have changed meanwhile. Load them again before you save.';

/** How a user arranged the administrators' screens. @throws HttpError 401 if the account was deleted. */
export async function workplaceOf(user: Types.ObjectId): Promise<StoredWorkplace> {
  const found = await UserModel.findById(user, { workplace: 1 }).lean();
  if (!found) throw unauthorized();
  return found.workplace ?? {};
}

/**
 * Changes what a user chose; what is not named stays. Each list is written as a whole.
 * @throws HttpError 401 if the account was deleted.
 */
export async function savePreferences(
  { lists, ...others }: Preferences,
  user: Types.ObjectId,
): Promise<Preferences> {
  const $set: Record<string, unknown> = {};
  for (const [name, choice] of Object.entries(lists ?? {}))
    $set[`workplace.preferences.lists.${name}`] = choice;
  for (const [name, value] of Object.entries(others)) $set[`workplace.preferences.${name}`] = value;
  if (Object.keys($set).length > 0) await UserModel.updateOne({ _id: user }, { $set });
  return (await workplaceOf(user)).preferences ?? {};
}

/**
 * Replaces a user's own views of a list in one step: two tabs at once can't both replace what they have seen.
 * @throws HttpError 409 if they have another version; 401 if the account was deleted.
 */
export async function saveOwnViews(
  list: ListName,
  { views, version }: ListViewsInput,
  user: Types.ObjectId,
): Promise<ListViews> {
  const saved = { views, version: version + 1 };
  const field = `workplace.views.${list}`;
  const seen = version === 0 ? { [field]: { $exists: false } } : { [`${field}.version`]: version };
  const { matchedCount } = await UserModel.updateOne(
    { _id: user, ...seen },
    { $set: { [field]: saved } },
  );
  if (matchedCount === 1) return saved;
  await workplaceOf(user);
  throw conflict(CHANGED);
}
