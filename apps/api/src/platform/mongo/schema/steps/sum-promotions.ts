import type { UpgradeStep } from '@shop/mongo';

const BY_PROMOTION = 'price.applied.promotion_1';

/** What promotions without a limit have cost is a sum that is kept. It was added up from all orders by their index. */
export const sumPromotions: UpgradeStep = {
  what: 'Adds up what orders used of each promotion',
  async run(database) {
    const orders = database.collection('orders', { readPreference: 'primary' });
    const sums = database.collection('promotionsums');
    const found = await orders
      .aggregate([
        { $match: { price: { $exists: true }, status: { $ne: 'cancel' } } },
        { $project: { applied: '$price.applied' } },
        { $unwind: '$applied' },
        {
          $group: {
            _id: '$applied.promotion',
            used: { $sum: 1 },
            spentCents: { $sum: '$applied.amountCents' },
          },
        },
      ])
      .toArray();
    await sums.deleteMany({});
    if (found.length > 0) await sums.insertMany(found);
    const { length: hasOrders } = await database.listCollections({ name: 'orders' }).toArray();
    if (hasOrders && (await orders.indexExists(BY_PROMOTION))) await orders.dropIndex(BY_PROMOTION);
  },
};
