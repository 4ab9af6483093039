import type { ClientSession, Types } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { recordAuditEntries, type AuditedAct } from '../../../audit/index.js';
import { BrandModel } from '../../brands/brand.model.js';
import { recountInBrands } from '../../brands/product-brand.js';
import { CategoryModel } from '../../categories/category.model.js';
import { recountInCategories } from '../../categories/product-count.js';
import { changed } from '../../changes/changed.js';
import { LISTS, productTag } from '../../changes/tags.js';
import { deletePhotos } from '../../photos/stored-photos.js';
import { photosOf } from '../../product-photos/product-photos.js';
import { productFacts } from '../../products/product-facts.js';
import { ProductModel, type ProductRecord } from '../../products/product.model.js';
import { unpinProduct } from '../../search/pins/unpin-product.js';
import { notePricesOfLeft } from '../../prices/left-variants.js';
import { pricesAfter } from '../../prices/prices-after.js';
import { recordCauses } from '../../stock/record-movements.js';
import { VariantModel } from '../../variants/variant.model.js';
import { updateBetween, withoutUndefined } from '../import/changed-fields.js';
import { movedBack, restoreVariants } from './restore-variants.js';
import type { Current, UndoPlan } from './plan-undo.js';
import { leftTags } from '../../visibility/departures.js';

interface Undone {
  current: Current;
  plan: UndoPlan;
  /** Absent if it is deleted. */
  after?: ProductRecord;
}

/** Writes what undoing makes of some products, in the caller's transaction. */
export async function undoBatch(
  plans: readonly UndoPlan[],
  by: Actor,
  session: ClientSession,
): Promise<void> {
  const undone = plans.flatMap((plan): Undone[] => {
    const { current } = plan;
    if (!current || plan.outcome === 'left') return [];
    if (plan.outcome === 'deleted') return [{ plan, current }];
    return [{ plan, current, after: afterOf(plan, current) }];
  });
  if (undone.length === 0) return;
  const deleted = undone.filter(({ after }) => !after).map(({ current }) => current.product);
  await deleteAll(deleted, session);
  const updates = undone.flatMap(({ current: { product }, after }) =>
    after
      ? [{ updateOne: { filter: { _id: product._id }, update: updateBetween(product, after) } }]
      : [],
  );
  const changes = undone.flatMap(({ current: { product: before }, after }) =>
    after ? [{ before, after }] : [],
  );
  await notePricesOfLeft(changes, session);
  if (updates.length > 0) await ProductModel.collection.bulkWrite(updates, { session });
  const restored = undone.filter(({ plan }) => plan.outcome === 'restored');
  await restoreVariants(
    restored.map(({ plan, current, after }) => ({ row: plan.row, current, after })),
    session,
  );
  const products = {
    before: undone.map(({ current }) => current.product),
    after: undone.flatMap(({ after }) => after ?? []),
  };
  await recountInCategories(products, session);
  await recountInBrands(products, session);
  const tagsOf = (some: readonly ProductRecord[]) => some.map(({ _id }) => productTag(_id));
  const left = leftTags(undone.map(({ current, after }) => ({ before: current.product, after })));
  if (deleted.length > 0) await changed([...tagsOf(deleted), LISTS, ...left], session, 'deleted');
  if (products.after.length > 0)
    await changed([...tagsOf(products.after), LISTS, ...left], session);
  await recordCauses(
    restored.flatMap(({ plan, current, after }) =>
      after ? movedBack(plan.row, { current, after, by: by._id }) : [],
    ),
    session,
  );
  await recordAuditEntries(await actsOf(undone, session), by, session, { byWords: true });
}

/** A product as it was, or archived. */
function afterOf({ row, outcome }: UndoPlan, { product }: Current): ProductRecord {
  const wasOffered = !product.hiddenAs;
  if (outcome === 'archived')
    return {
      ...{ ...product, hiddenAs: 'archived' },
      ...pricesAfter(product, product, { wasOffered, isOffered: false }),
    };
  const { set = {}, unset = [] } = row.before ?? {};
  const removed = Object.fromEntries(unset.map((name) => [name, undefined]));
  const { variantsSaved, pastPrices, priorCents } = product;
  const restored = hiddenUntilPublished({ ...product, ...set, ...removed });
  return withoutUndefined({
    ...restored,
    // The price of the import was asked for in the meantime.
    ...{ pastPrices, priorCents },
    ...pricesAfter(product, restored, { wasOffered, isOffered: !restored.hiddenAs }),
    // A grid that somebody has open must not be taken for the one of before.
    ...(variantsSaved && {
      variantsSaved: {
        version: variantsSaved.version + 1,
        editKey: `undo-${row._id.toHexString()}`,
      },
    }),
  });
}

/** Its publication time may have passed since, or be one that is still to come. */
function hiddenUntilPublished(product: ProductRecord): ProductRecord {
  const { hiddenAs, publishAt } = product;
  if (hiddenAs && hiddenAs !== 'scheduled') return product;
  const isWaiting = publishAt !== undefined && publishAt > new Date();
  return { ...product, hiddenAs: isWaiting ? 'scheduled' : undefined };
}

async function deleteAll(
  products: readonly ProductRecord[],
  session: ClientSession,
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ _id }) => _id);
  await deletePhotos(
    products.flatMap((product) => photosOf(product).map(({ _id }) => _id)),
    session,
  );
  await VariantModel.deleteMany({ product: { $in: ids } }, { session });
  await ProductModel.deleteMany({ _id: { $in: ids } }, { session });
  for (const id of ids) await unpinProduct(id, session);
}

async function actsOf(
  undone: readonly Undone[],
  session: ClientSession,
): Promise<Omit<AuditedAct, 'by'>[]> {
  const products = undone.flatMap(({ current, after }) =>
    after ? [current.product, after] : [current.product],
  );
  const options = { session };
  const categories = byId(
    await CategoryModel.find(
      idIn(products.map(({ category }) => category)),
      { name: 1 },
      options,
    ).lean(),
  );
  const brands = byId(
    await BrandModel.find(
      idIn(products.flatMap(({ brand }) => brand ?? [])),
      { name: 1 },
      options,
    ).lean(),
  );
  const factsOf = (product: ProductRecord) =>
    productFacts(product, {
      category: categories.get(product.category.toHexString()) ?? null,
      brand: (product.brand && brands.get(product.brand.toHexString())) ?? null,
    });
  return undone.map(({ current: { product }, after }) => ({
    action: after ? 'updateProduct' : 'deleteProduct',
    subject: { kind: 'product', _id: product._id, name: product.name },
    before: factsOf(product),
    after: after ? factsOf(after) : null,
  }));
}

const idIn = (ids: readonly Types.ObjectId[]) => ({ _id: { $in: ids } });

function byId<Named extends { _id: Types.ObjectId }>(found: readonly Named[]) {
  return new Map(found.map((one) => [one._id.toHexString(), one]));
}
