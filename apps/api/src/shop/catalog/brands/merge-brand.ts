import { inTransaction } from '@shop/mongo';
import { foldedText, LIMITS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { notFound, wrongField } from '@shop/http/errors';
import { recordAuditEntries, recordAuditEntry } from '../../audit/index.js';
import { changed } from '../changes/changed.js';
import { brandTag, LISTS, productTag } from '../changes/tags.js';
import { ProductModel } from '../products/product.model.js';
import { BrandModel, type BrandRecord } from './brand.model.js';
import type { BrandUses } from './brand-uses.js';

interface Brands {
  source: BrandRecord;
  target: BrandRecord;
}

/** What one call has done. */
export interface MergedBrand extends Brands {
  moved: number;
  /** Products that still have the brand. */
  left: number;
  isMerged: boolean;
}

/**
 * Gives products of a brand the brand of another name, up to `LIMITS.movedProducts`, and records each as an edit. Once
 * none is left, the slugs of the brand lead to the other, promotions name the other, and it is deleted. It can be
 * called again until then.
 * @throws HttpError 404 for an unknown brand, 400 if there is no other one of that name.
 */
export function mergeBrand(
  id: string,
  into: string,
  by: Actor,
  uses: BrandUses,
): Promise<MergedBrand> {
  return inTransaction(async (session) => {
    const brands = await bothOf(id, into, session);
    const moved = await moveSome(brands, by, session);
    const left = await ProductModel.findOne({ brand: brands.source._id }, { _id: 1 }, { session })
      .lean()
      .then((one) => (one ? Math.max(1, brands.source.productCount - moved) : 0));
    if (left === 0) {
      await finish(brands, by, session);
      await uses.replace(brands.source, brands.target, by, session);
    }
    return { ...brands, moved, left, isMerged: left === 0 };
  });
}

async function bothOf(id: string, into: string, session: ClientSession): Promise<Brands> {
  const source = await BrandModel.findById(id, null, { session }).lean();
  if (!source) throw notFound('Brand');
  const nameKey = foldedText(into);
  const target = await BrandModel.findOne({ nameKey }, null, { session }).lean();
  if (!target) throw wrongField('into', 'There is no brand with this name');
  if (target._id.equals(source._id)) throw wrongField('into', 'This is the same brand');
  return { source, target };
}

async function moveSome(
  { source, target }: Brands,
  by: Actor,
  session: ClientSession,
): Promise<number> {
  const products = await ProductModel.find(
    { brand: source._id },
    { name: 1, hiddenAs: 1 },
    { session },
  )
    .limit(LIMITS.movedProducts)
    .lean();
  // Also without any product: the merge must conflict with a product that gets one of the brands meanwhile.
  const hidden = products.filter(({ hiddenAs }) => hiddenAs).length;
  const counted = { productCount: products.length, hiddenCount: hidden };
  // Not `-hidden`: of none, that is -0, which MongoDB takes for a double.
  const gone = { productCount: 0 - products.length, hiddenCount: 0 - hidden };
  await BrandModel.updateOne({ _id: source._id }, { $inc: gone }, { session });
  await BrandModel.updateOne({ _id: target._id }, { $inc: counted }, { session });
  if (products.length === 0) return 0;
  const ids = products.map(({ _id }) => _id);
  await ProductModel.updateMany(
    { _id: { $in: ids } },
    { $set: { brand: target._id } },
    { session },
  );
  await changed([...ids.map(productTag), LISTS], session);
  await recordAuditEntries(
    products.map(({ _id, name }) => ({
      action: 'updateProduct',
      subject: { kind: 'product', _id, name },
      before: { brand: source.name },
      after: { brand: target.name },
    })),
    by,
    session,
  );
  return products.length;
}

async function finish({ source, target }: Brands, by: Actor, session: ClientSession) {
  await BrandModel.deleteOne({ _id: source._id }, { session });
  const slugs = { $push: { slugs: { $each: source.slugs } } };
  await BrandModel.updateOne({ _id: target._id }, slugs, { session });
  await changed([brandTag(source._id), brandTag(target._id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'mergeBrand',
      by,
      subject: { kind: 'brand', _id: source._id, name: source.name },
      before: { brand: source.name },
      after: { brand: target.name },
    },
    session,
  );
}
