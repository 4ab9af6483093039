/** Products such as the shop has, with the indexes that it has. */
export async function fill(db, size) {
  const products = db.collection('products');
  await products.createIndexes([
    { key: { category: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { slugs: 1 }, unique: true },
    { key: { priceCents: 1 } },
    { key: { searchWords: 1 } },
  ]);
  for (let start = 0; start < size; start += 1000) {
    const count = Math.min(1000, size - start);
    await products.insertMany(Array.from({ length: count }, (_, i) => product(start + i)));
  }
}

function product(n) {
  return {
    _id: n,
    name: `Product ${n}`,
    slugs: [`product-${n}`],
    category: `category-${n % 20}`,
    createdAt: new Date(1_600_000_000_000 + n * 1000),
    priceCents: (n * 37) % 10_000,
    searchWords: ['product', `word${n % 500}`, `kind${n % 3}`],
    description: 'x'.repeat(600),
  };
}

const newest = { createdAt: -1, _id: -1 };

/** By name: one operation, given how often it ran before. */
export function measures(client, db, size) {
  const products = db.collection('products');
  const orders = db.collection('orders');
  const some = (i) => (i * 7919) % size;
  let inserted = size;
  return {
    'find by id': (i) => products.findOne({ _id: some(i) }),
    'page of 12, newest': () => products.find({}).sort(newest).limit(12).toArray(),
    'page of 12, category': (i) =>
      products
        .find({ category: `category-${i % 20}` })
        .sort(newest)
        .limit(12)
        .toArray(),
    'page of 12, two words': (i) =>
      products
        .find({
          $and: [
            { searchWords: { $in: [`word${i % 500}`] } },
            { searchWords: { $in: [`kind${i % 3}`, 'product'] } },
          ],
        })
        .sort(newest)
        .limit(12)
        .toArray(),
    'count a category': (i) => products.countDocuments({ category: `category-${i % 20}` }),
    insert: () => products.insertOne(product(inserted++)),
    update: (i) => products.updateOne({ _id: some(i) }, { $inc: { priceCents: 1 } }),
    'transaction of two': (i) =>
      client.withSession((session) =>
        session.withTransaction(async () => {
          await products.updateOne({ _id: some(i) }, { $inc: { priceCents: -1 } }, { session });
          await orders.insertOne({ product: some(i) }, { session });
        }),
      ),
  };
}
