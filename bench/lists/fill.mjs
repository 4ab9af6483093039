import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../apps/api/dist/mongo/connect.js';
import {
  CategoryModel,
  categoryNameKey,
  ProductModel,
  searchFields,
  searchTermOf,
  SearchTermModel,
  slugBase,
} from '../../apps/api/dist/catalog/index.js';
import { OrderModel } from '../../apps/api/dist/orders/index.js';
import { searchPrefixes } from '../../apps/api/dist/text/name-search.js';

const KINDS = ['Chair', 'Clock', 'Coat', 'Cup', 'Desk', 'Globe', 'Lamp', 'Scarf', 'Shelf', 'Vase'];
const LOOKS = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Granite', 'Hazel', 'Ivory'];
const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana', 'Ines', 'Jon'];
const LAST_NAMES = ['Abel', 'Brook', 'Cole', 'Dietz', 'Eaton', 'Frost', 'Garner', 'Hale', 'Irwin'];
const STATUSES = ['Not Process', 'Processing', 'Shipped', 'deliverd', 'deliverd', 'cancel'];
const HOUR_MS = 60 * 60 * 1000;
const BATCH = 1000;

const pick = (list, index) => list[index % list.length];
const newId = (Model) => new Model()._id;

/** Fills the database in a directory with so many products and as many orders. */
export async function fillShop(dataDir, rows) {
  const fail = (error) => {
    throw error;
  };
  const database = await openDatabase({ database: { kind: 'embedded' }, dataDir }, fail);
  const categories = KINDS.map((name) => ({
    _id: newId(CategoryModel),
    name,
    nameKey: categoryNameKey(name),
    slug: slugBase(name),
    slugs: [slugBase(name)],
    productCount: Math.ceil(rows / KINDS.length),
  }));
  await CategoryModel.insertMany(categories);
  const vocabulary = new Set();
  const products = Array.from({ length: rows }, (_, index) =>
    productAt(index, pick(categories, index), vocabulary),
  );
  await insert(ProductModel, products);
  await insert(SearchTermModel, [...vocabulary].map(searchTermOf));
  await insert(
    OrderModel,
    Array.from({ length: rows }, (_, index) => orderAt(index, products)),
  );
  await database.close();
}

async function insert(Model, documents) {
  for (let begin = 0; begin < documents.length; begin += BATCH) {
    await Model.collection.insertMany(documents.slice(begin, begin + BATCH));
  }
}

function productAt(index, category, vocabulary) {
  const name = `${pick(LOOKS, index * 7)} ${category.name} ${index}`;
  const description = 'Made to be used every day, and to look well while it is.';
  const { words, fields } = searchFields({ name, description, category: category._id });
  for (const word of words) vocabulary.add(word);
  return {
    _id: newId(ProductModel),
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

function orderAt(index, products) {
  const { _id, name, slug, description, priceCents } = pick(products, index * 13);
  const buyer = {
    _id: newId(ProductModel),
    name: `${pick(FIRST_NAMES, index)} ${pick(LAST_NAMES, index * 5)}`,
  };
  const status = pick(STATUSES, index);
  // Spread over a hundred days, whatever their number.
  const createdAt = new Date(Date.now() - (index % 2400) * HOUR_MS);
  return {
    _id: newId(OrderModel),
    status,
    buyer,
    searchPrefixes: searchPrefixes(buyer.name, `buyer${index}@shop.test`),
    lines: [{ product: _id, name, slug, description, priceCents, quantity: 1 }],
    totalCents: priceCents,
    payment: { success: true, provider: 'simulated', reference: `bench_${index}` },
    idempotencyKey: randomBytes(8).toString('hex'),
    history: [{ status: 'Not Process', at: createdAt, by: buyer._id }],
    createdAt,
  };
}
