import { inTransaction } from '@shop/mongo';
import { foldedText, type UserTagsInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';

/**
 * Sets the tags of a user. The entry says only how many: it outlives the account, and tags speak of a person.
 * @throws HttpError 404 for an unknown user, 409 if somebody has changed their tags meanwhile.
 */
export function setTags(
  id: string,
  { tags: entered, tagsBefore }: UserTagsInput,
  by: Actor,
): Promise<UserRecord> {
  const tags = [...new Map(entered.map((tag) => [foldedText(tag), tag])).values()];
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const { tags: stored = [] } = before;
    // The reply to a save can be lost: then the caller repeats it.
    if (stored.join() === tags.join()) return before;
    if (stored.join() !== tagsBefore.join())
      throw conflict(`The tags of ${before.name} have been changed meanwhile`);
    const change = {
      action: 'updateUserTags',
      update: tags.length > 0 ? { $set: { tags } } : { $unset: { tags: 1 } },
      before: { tags: stored.length },
      after: { tags: tags.length },
    } as const;
    return changeUser(id, change, by, session);
  });
}
