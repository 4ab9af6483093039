import { MongoClient, ObjectId, type Db } from 'mongodb';
import { pricedBy, RULES } from './rules.js';

const BATCH = 1_000;
const MINUTE_MS = 60_000;
const NEWEST = Date.parse('2026-11-24T12:00:00Z');
const CATEGORIES = ['Lamps', 'Chairs', 'Tables', 'Shelves'];
const STATUSES = ['Not Process', 'Processing', 'Shipped', 'deliverd', 'cancel'];
/** Of so many orders, one is priced by rules: they have the same status. */
export const PRICED_OF = 10;
const FIRST_PRICED = 3;
/** The number of the first order. */
export const FIRST_NUMBER = 1001;

/** Connects to the database on a port while `work` runs. */
export async function withDatabase<T>(port: number, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${port}/?directConnection=true`);
  try {
    return await work(client.db('shop'));
  } finally {
    await client.close();
  }
}

/**
 * Fills an empty database with a shop as builds before schema versions stored it, and with rules that decide prices. It is
 * written out here, because this form stays as it is while the shop's models change.
 * @param count of products, and of orders. The first of each is the newest.
 */
export async function fillVersion1(db: Db, count: number): Promise<void> {
  const categories = CATEGORIES.map((name, index) => ({
    _id: new ObjectId(),
    name,
    nameKey: name.toLowerCase(),
    slug: name.toLowerCase(),
    slugs: [name.toLowerCase()],
    productCount: Math.ceil((count - index) / CATEGORIES.length),
  }));
  const products = Array.from({ length: count }, (_, index) =>
    productAt(index, categories[index % CATEGORIES.length]?._id ?? new ObjectId()),
  );
  const orders = products.map(orderAt);
  await insert(db, 'categories', categories);
  await insert(db, 'products', products);
  await insert(db, 'orders', orders);
  for (const [name, rules] of Object.entries(RULES)) await insert(db, name, rules);
  await insert(db, 'counters', [{ _id: 'orders', taken: count }]);
  await insert(db, 'searchterms', [
    { _id: 'thing', deletions: ['hing', 'ting', 'thng', 'thig', 'thin'] },
  ]);
  await insert(
    db,
    'upgradeprogresses',
    ['earlier-sales', 'tracking-numbers'].map((_id) => ({ _id, isDone: true })),
  );
}

async function insert(db: Db, name: string, documents: readonly object[]): Promise<void> {
  for (let begin = 0; begin < documents.length; begin += BATCH)
    await db.collection(name).insertMany(documents.slice(begin, begin + BATCH));
}

function productAt(index: number, category: ObjectId) {
  const number = String(index).padStart(5, '0');
  const name = `Thing ${number}`;
  return {
    _id: new ObjectId(),
    name,
    nameKey: `thing ${number.padStart(12, '0')}`,
    nameWords: ['thing', number],
    searchWords: ['thing', number, 'plain', `#${category.toHexString()}`],
    slug: `thing-${number}`,
    slugs: [`thing-${number}`],
    description: `A plain thing, number ${number}`,
    priceCents: 100 + (index % 200) * 100,
    quantity: index % 50,
    piecesSold: index % STATUSES.length === STATUSES.length - 1 ? 0 : 1,
    shipping: index % 2 === 0,
    category,
    photo: null,
    createdAt: new Date(NEWEST - index * MINUTE_MS),
  };
}

function orderAt(product: ReturnType<typeof productAt>, index: number) {
  const { _id, name, slug, description, priceCents, createdAt } = product;
  const number = FIRST_NUMBER + index;
  const buyer = { _id: new ObjectId(), name: `Buyer ${index}` };
  const status = STATUSES[index % STATUSES.length];
  return {
    _id: new ObjectId(),
    number,
    status,
    buyer,
    delivery: {
      name: buyer.name,
      email: `buyer${index}@shop.test`,
      phone: '+1 555 0100',
      address: '1 Main Street, Springfield',
      completedLater: false,
    },
    searchWords: ['buyer', String(number), `buyer${index}@shop.test`, 'thing'],
    lines: [{ product: _id, name, slug, description, priceCents, quantity: 1 }],
    totalCents: priceCents,
    ...(index % PRICED_OF === FIRST_PRICED && pricedBy(_id, priceCents)),
    payment: { success: true, provider: 'simulated', reference: `paid-${index}` },
    idempotencyKey: `order-${index}`,
    isSoldCounted: true,
    history: [{ status, at: createdAt, by: buyer._id }],
    createdAt,
  };
}
