import { foldedText } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { recordAuditEntry } from '../../audit/index.js';
import { changed } from '../changes/changed.js';
import { brandTag, LISTS } from '../changes/tags.js';
import type { ProductRecord } from '../products/product.model.js';
import { freeSlug } from '../slugs.js';
import { countChanges } from '../visibility/count-each.js';
import { BrandModel, type BrandRecord } from './brand.model.js';

type Counted = Pick<ProductRecord, 'brand' | 'hiddenAs'>;

/** The brand of a stored product; null if it has none, or one that was deleted. */
export async function brandOf(
  { brand }: Pick<ProductRecord, 'brand'>,
  session?: ClientSession,
): Promise<BrandRecord | null> {
  return brand ? BrandModel.findById(brand, null, { session }).lean() : null;
}

/**
 * The brand of this name, made if there is none; null for an empty name. An existing one keeps its spelling.
 * @throws a duplicate of `nameKey` or `slugs` if somebody else made it meanwhile.
 */
export async function brandNamed(
  name: string,
  by: Actor,
  session: ClientSession,
): Promise<BrandRecord | null> {
  if (name === '') return null;
  const nameKey = foldedText(name);
  const known = await BrandModel.findOne({ nameKey }, null, { session }).lean();
  if (known) return known;
  const slug = await freeSlug(BrandModel, name, { session });
  const brand = new BrandModel({ name, nameKey, slug, slugs: [slug] });
  await brand.save({ session });
  await changed([brandTag(brand._id), LISTS], session);
  await recordAuditEntry(
    {
      action: 'createBrand',
      by,
      subject: { kind: 'brand', _id: brand._id, name },
      before: null,
      after: { name },
    },
    session,
  );
  return brand.toObject();
}

/**
 * Counts a product in its brand, which may have changed, as well as whether shoppers see it. This write makes the
 * transaction conflict with one that deletes the brand.
 */
export async function countBrand(
  before: Counted | null,
  after: Counted | null,
  session: ClientSession,
): Promise<void> {
  const isKept = before?.brand && after?.brand?.equals(before.brand);
  if (isKept && !before.hiddenAs === !after?.hiddenAs) return;
  if (before?.brand) await changeCount(before.brand, before, -1, session);
  if (after?.brand) await changeCount(after.brand, after, 1, session);
}

/** Counts products that become others, or are new, in their brands. */
export async function recountInBrands(
  products: Record<'before' | 'after', readonly Counted[]>,
  session: ClientSession,
): Promise<void> {
  const counts = countChanges(products, ({ brand }) => brand?.toHexString());
  if (counts.length === 0) return;
  await BrandModel.bulkWrite(
    counts.map(([_id, { products: productCount, hidden: hiddenCount }]) => ({
      updateOne: { filter: { _id }, update: { $inc: { productCount, hiddenCount } } },
    })),
    { session },
  );
}

async function changeCount(
  _id: Types.ObjectId,
  { hiddenAs }: Counted,
  by: 1 | -1,
  session: ClientSession,
): Promise<void> {
  const $inc = { productCount: by, hiddenCount: hiddenAs ? by : 0 };
  await BrandModel.updateOne({ _id }, { $inc }, { session });
}
