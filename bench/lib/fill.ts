import { Types } from 'mongoose';
import {
  CategoryModel,
  categoryNameKey,
  ProductModel,
  searchFields,
  searchTermOf,
  SearchTermModel,
  slugBase,
} from '../../apps/api/src/catalog/index.js';
import { openDatabase } from '../../apps/api/src/mongo/connect.js';
import {
  OrderModel,
  orderSearchPrefixes,
  takeOrderNumbers,
} from '../../apps/api/src/orders/index.js';

const KINDS = ['Chair', 'Clock', 'Coat', 'Cup', 'Desk', 'Globe', 'Lamp', 'Scarf', 'Shelf', 'Vase'];
const LOOKS = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Granite', 'Hazel', 'Ivory'];
const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana', 'Ines', 'Jon'];
const LAST_NAMES = ['Abel', 'Brook', 'Cole', 'Dietz', 'Eaton', 'Frost', 'Garner', 'Hale', 'Irwin'];
const STATUSES = [
  'Not Process',
  'Processing',
  'Shipped',
  'deliverd',
  'deliverd',
  'cancel',
] as const;
const HOUR_MS = 60 * 60 * 1000;
/** Orders are spread over a hundred days, whatever their number. */
const ORDER_HOURS = 2_400;
const BATCH = 1_000;

/** The item of an endlessly repeated list. @throws RangeError when the list is empty. */
function cycle<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('There is nothing to repeat');
  return list[index % list.length] as T;
}

/** Writes `rows` products and, unless it is told otherwise, as many orders into the embedded database of a folder. */
export async function fillDatabase(
  dataDir: string,
  rows: number,
  orderCount = rows,
): Promise<void> {
  const database = await openDatabase({ database: { kind: 'embedded' }, dataDir }, (error) => {
    throw error;
  });
  const categories = KINDS.map((name) => categoryOf(name, Math.ceil(rows / KINDS.length)));
  await CategoryModel.insertMany(categories);
  const vocabulary = new Set<string>();
  const products = Array.from({ length: rows }, (_, index) =>
    productAt(index, cycle(categories, index), vocabulary),
  );
  const firstNumber = await takeOrderNumbers(rows);
  const orders = Array.from({ length: orderCount }, (_, index) =>
    orderAt(index, firstNumber + index, cycle(products, index * 13)),
  );
  const terms = [...vocabulary].map(searchTermOf);
  // Without validation, which would take most of the time.
  await inBatches(products, (batch) => ProductModel.insertMany(batch, { lean: true }));
  await inBatches(terms, (batch) => SearchTermModel.insertMany(batch, { lean: true }));
  await inBatches(orders, (batch) => OrderModel.insertMany(batch, { lean: true }));
  await database.close();
}

async function inBatches<T>(
  documents: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let begin = 0; begin < documents.length; begin += BATCH)
    await insert(documents.slice(begin, begin + BATCH));
}

function categoryOf(name: string, productCount: number) {
  return {
    _id: new Types.ObjectId(),
    name,
    nameKey: categoryNameKey(name),
    slug: slugBase(name),
    slugs: [slugBase(name)],
    productCount,
  };
}

function productAt(
  index: number,
  category: ReturnType<typeof categoryOf>,
  vocabulary: Set<string>,
) {
  const name = `${cycle(LOOKS, index * 7)} ${category.name} ${index}`;
  const description = 'Made for everyday use, and for looking good at it.';
  const { words, fields } = searchFields({ name, description, category: category._id });
  for (const word of words) vocabulary.add(word);
  return {
    _id: new Types.ObjectId(),
    name,
    slug: slugBase(name),
    slugs: [slugBase(name)],
    description,
    priceCents: 500 + ((index * 37) % 20_000),
    quantity: index % 50,
    shipping: true,
    category: category._id,
    photo: null,
    ...fields,
    createdAt: new Date(Date.now() - index * HOUR_MS),
  };
}

function orderAt(index: number, number: number, product: ReturnType<typeof productAt>) {
  const { _id, name, slug, description, priceCents } = product;
  const buyer = {
    _id: new Types.ObjectId(),
    name: `${cycle(FIRST_NAMES, index)} ${cycle(LAST_NAMES, index * 5)}`,
  };
  const createdAt = new Date(Date.now() - (index % ORDER_HOURS) * HOUR_MS);
  const contact = { name: buyer.name, email: `buyer${index}@shop.test` };
  return {
    _id: new Types.ObjectId(),
    number,
    status: cycle(STATUSES, index),
    buyer,
    delivery: { ...contact, phone: '555 0100', address: 'Main Street 1', completedLater: false },
    searchPrefixes: orderSearchPrefixes(number, contact),
    lines: [{ product: _id, name, slug, description, priceCents, quantity: 1 }],
    totalCents: priceCents,
    payment: { success: true, provider: 'simulated', reference: `bench_${index}` },
    idempotencyKey: `bench-${index}`,
    history: [{ status: STATUSES[0], at: createdAt, by: buyer._id }],
    createdAt,
  };
}
