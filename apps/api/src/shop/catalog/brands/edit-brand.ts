import { inTransaction, isDuplicate } from '@shop/mongo';
import { foldedText, type BrandEdit } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../audit/index.js';
import { changed } from '../changes/changed.js';
import { brandTag, LISTS } from '../changes/tags.js';
import { retryingTakenSlug, slugsAfterRename } from '../slugs.js';
import { BrandModel, type BrandRecord } from './brand.model.js';
import type { BrandUses } from './brand-uses.js';

/**
 * Renames a brand. With a new name it gets a new slug, and the old slug still finds it.
 * @throws HttpError 404 for an unknown brand, 409 if another one has that name.
 */
export async function updateBrand(
  id: string,
  { name }: BrandEdit,
  by: Actor,
): Promise<BrandRecord> {
  const save = () =>
    inTransaction(async (session) => {
      const before = await BrandModel.findById(id, null, { session }).lean();
      if (!before) throw notFound('Brand');
      const slugs = await slugsAfterRename(BrandModel, name, before, session);
      const $set = { name, nameKey: foldedText(name), ...slugs };
      const after = await BrandModel.findByIdAndUpdate(
        id,
        { $set },
        { session, returnDocument: 'after' },
      ).lean();
      if (!after) throw notFound('Brand');
      await changed([brandTag(id), LISTS], session);
      await recordAuditEntry(
        {
          action: 'updateBrand',
          by,
          subject: { kind: 'brand', _id: after._id, name },
          before: { name: before.name },
          after: { name },
        },
        session,
      );
      return after;
    });
  try {
    return await retryingTakenSlug(save);
  } catch (error) {
    if (!isDuplicate(error, 'nameKey')) throw error;
    const message = 'Another brand has this name: merge the two';
    throw conflict(message, [{ field: 'name', message }]);
  }
}

/**
 * Deletes a brand.
 * @throws HttpError 404 for an unknown brand, 409 if products have it or a promotion names it.
 */
export function deleteBrand(id: string, by: Actor, uses: BrandUses): Promise<BrandRecord> {
  return inTransaction(async (session) => {
    const brand = await BrandModel.findById(id, null, { session }).lean();
    if (!brand) throw notFound('Brand');
    if (!(await removeBrand(brand, by, session)))
      throw conflict(`${brand.name} has products: merge it into another brand`);
    const promotion = await uses.promotionWith(brand, session);
    if (promotion !== undefined)
      throw conflict(
        `The promotion ${promotion} names ${brand.name}: change the promotion, or merge the brand into another one`,
      );
    return brand;
  });
}

/** Deletes a brand in the caller's transaction. @returns false if products have it. */
export async function removeBrand(
  { _id, name }: BrandRecord,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  const { deletedCount } = await BrandModel.deleteOne(
    { _id, productCount: { $lte: 0 } },
    { session },
  );
  if (deletedCount === 0) return false;
  await changed([brandTag(_id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'deleteBrand',
      by,
      subject: { kind: 'brand', _id, name },
      before: { name },
      after: null,
    },
    session,
  );
  return true;
}
