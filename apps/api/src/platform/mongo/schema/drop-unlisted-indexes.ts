import type { UpgradeStep } from '@shop/mongo';

/** Indexes of lists that don't begin with whether shoppers see a product. */
const OUTDATED = /^(category_1_)?(createdAt_-1|nameKey_1|quantity_1|priceCents_-?1)__id_-?1/;

/** Lists have indexes that begin with `hiddenAs`. The earlier ones would only slow down writes. */
export const dropUnlistedIndexes: UpgradeStep = {
  what: 'Drops indexes of lists that others replace',
  async run(database) {
    if ((await database.listCollections({ name: 'products' }).toArray()).length === 0) return;
    const products = database.collection('products');
    const outdated = (await products.indexes()).filter(({ name = '' }) => OUTDATED.test(name));
    for (const { name = '' } of outdated) await products.dropIndex(name);
  },
};
