import type { mongo } from 'mongoose';

const BATCH = 500;

interface Variant {
  product: mongo.ObjectId;
  priceCents: number;
  compareAtCents?: number | null;
}

/** Lists show the compare-at price of the cheapest variant, which a product has stored only since its last save. */
export const showCompareAt = {
  what: 'Gives each product with variants the compare-at price of its cheapest one',
  async run(database: mongo.Db): Promise<void> {
    const products = database.collection('products');
    let after: object = {};
    for (;;) {
      const found = await products
        .find(
          { ...after, options: { $exists: true }, compareAtCents: { $exists: false } },
          { projection: { _id: 1 }, readPreference: 'primary' },
        )
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      const ids = found.map(({ _id }) => _id);
      const updates = (await cheapestOf(database, ids)).flatMap(({ product, compareAtCents }) =>
        compareAtCents
          ? { updateOne: { filter: { _id: product }, update: { $set: { compareAtCents } } } }
          : [],
      );
      if (updates.length > 0) await products.bulkWrite(updates, { ordered: false });
      const last = ids.at(-1);
      if (!last || ids.length < BATCH) return;
      after = { _id: { $gt: last } };
    }
  },
};

/** The cheapest variant that shoppers see of each product; of several with the same price, one with a compare-at price. */
async function cheapestOf(
  database: mongo.Db,
  products: readonly mongo.ObjectId[],
): Promise<Variant[]> {
  const variants = await database
    .collection('variants')
    .find<Variant>(
      { product: { $in: products }, archivedIn: null, hidden: false },
      { projection: { product: 1, priceCents: 1, compareAtCents: 1 }, readPreference: 'primary' },
    )
    .toArray();
  const cheapest = new Map<string, Variant>();
  for (const variant of variants) {
    const id = variant.product.toHexString();
    const best = cheapest.get(id);
    const isBetter =
      !best ||
      variant.priceCents < best.priceCents ||
      (variant.priceCents === best.priceCents && !best.compareAtCents);
    if (isBetter) cheapest.set(id, variant);
  }
  return [...cheapest.values()];
}
