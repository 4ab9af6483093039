import { inTransaction } from '@shop/mongo';
import { LIMITS } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict, notFound, wrongField } from '@shop/http/errors';
import { recordAuditEntry } from '../../../audit/index.js';
import { changed } from '../../changes/changed.js';
import { categoryTag, LISTS } from '../../changes/tags.js';
import { moveProducts } from '../move-products.js';
import { setOrUnset } from '../../visibility/product-details.js';
import { CategoryModel, type CategoryRecord } from '../category.model.js';
import type { CategoryUses } from '../category-uses.js';
import { deleteCategoryPhoto } from '../photo/stored-category-photo.js';
import { moveBranch } from '../tree/move-branch.js';
import { countBelow } from '../tree/place.js';

/** What one call has done. */
interface MergeProgress {
  /** Products that it moved. */
  moved: number;
  /** Products that are still in the category that is merged. */
  left: number;
  isMerged: boolean;
  /** The names of both categories. */
  category: { from: string; into: string };
}

/**
 * Merges a category into another, call by call: each moves up to `LIMITS.movedProducts` products. Once none is left,
 * the categories below it and its slugs go over, too, promotions and rates name the other, and it is deleted, in one
 * transaction. A merge that broke off leaves two categories, and goes on with the next call.
 * @throws HttpError 404 for an unknown category; 400 if both are the same, or if the other one is below it or has no
 * room for what is; 409 if both have a category of the same name below them.
 */
export async function mergeCategory(
  from: string,
  into: string,
  by: Actor,
  uses: CategoryUses,
): Promise<MergeProgress> {
  if (from === into) throw wrongField('category', 'A category can’t be merged into itself');
  const { source, target } = await inTransaction(async (session) => {
    const both = await bothOf(from, into, session);
    await assertFits(both, session);
    return both;
  });
  const category = { from: source.name, into: target.name };
  const isEmpty = source.productCount === 0;
  const { moved, left } = isEmpty ? { moved: 0, left: 0 } : await moveProducts(from, into, by);
  if (left > 0) return { moved, left, isMerged: false, category };
  return { moved, category, ...(await finish({ from, into }, by, uses)) };
}

async function bothOf(from: string, into: string, session: ClientSession): Promise<Both> {
  const [source, target] = [
    await CategoryModel.findById(from, null, { session }).lean(),
    await CategoryModel.findById(into, null, { session }).lean(),
  ];
  if (!source || !target) throw notFound('Category');
  return { source, target };
}

const childrenOf = (parent: Types.ObjectId, session: ClientSession) =>
  CategoryModel.find({ parent }, null, { session }).lean();

interface Both {
  source: CategoryRecord;
  target: CategoryRecord;
}

async function assertFits({ source, target }: Both, session: ClientSession): Promise<void> {
  if (target.ancestors?.some((id) => id.equals(source._id)))
    throw wrongField('category', `${target.name} is below ${source.name}: move it first`);
  if (!source.belowCount) return;
  const below = await CategoryModel.find({ ancestors: source._id }, null, { session }).lean();
  const levelsAbove = source.ancestors?.length ?? 0;
  const height = Math.max(...below.map(({ ancestors = [] }) => ancestors.length - levelsAbove));
  if ((target.ancestors?.length ?? 0) + 1 + height > LIMITS.categoryLevels)
    throw wrongField('category', `Categories have at most ${LIMITS.categoryLevels} levels`);
  const theirs = await childrenOf(target._id, session);
  const twin = below.find(
    ({ parent, nameKey, _id }) =>
      parent?.equals(source._id) &&
      theirs.some((other) => other.nameKey === nameKey && !other._id.equals(_id)),
  );
  if (!twin) return;
  const message = `Both have a category ${twin.name} below them: merge or rename one of these first`;
  throw conflict(message, [{ field: 'category', message }]);
}

/** Products may have come in since the last batch; then there is more to move. */
function finish(
  { from, into }: { from: string; into: string },
  by: Actor,
  uses: CategoryUses,
): Promise<Pick<MergeProgress, 'left' | 'isMerged'>> {
  return inTransaction(async (session) => {
    const { source, target } = await bothOf(from, into, session);
    if (source.productCount > 0) return { left: source.productCount, isMerged: false };
    await assertFits({ source, target }, session);
    for (const child of await childrenOf(source._id, session)) {
      const place = await moveBranch(child, into, session);
      await CategoryModel.updateOne({ _id: child._id }, setOrUnset(place), { session });
    }
    await CategoryModel.deleteOne({ _id: source._id }, { session });
    await countBelow(source.ancestors ?? [], -1, session);
    await deleteCategoryPhoto(source._id, session);
    await uses.replace(source, target, by, session);
    const slugs = { $push: { slugs: { $each: source.slugs } } };
    await CategoryModel.updateOne({ _id: target._id }, slugs, { session });
    await changed([categoryTag(source._id), categoryTag(target._id), LISTS], session);
    await recordAuditEntry(
      {
        action: 'mergeCategory',
        by,
        subject: { kind: 'category', _id: source._id, name: source.name },
        before: { category: source.name },
        after: { category: target.name },
      },
      session,
    );
    return { left: 0, isMerged: true };
  });
}
