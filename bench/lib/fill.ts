import { readFile } from 'node:fs/promises';
import { openDatabase } from '@shop/mongo';
import { JobModel } from '@shop/mongo/jobs';
import { startDatabaseServer } from '@shop/mongo/server';
import { dollarsFromCents } from '@shop/shared';
import { Types } from 'mongoose';
import {
  CategoryModel,
  categoryNameKey,
  photoFields,
  PhotoModel,
  photoOf,
  type PreparedPhoto,
  productFields,
  ProductModel,
  searchTermOf,
  SearchTermModel,
  slugBase,
  VariantModel,
} from '../../apps/api/src/shop/catalog/index.js';
import { UPGRADE_PLAN } from '../../apps/api/src/platform/mongo/schema/upgrade-plan.js';
import { takeOrderNumbers } from '../../apps/api/src/shop/checkout/index.js';
import { UserModel } from '../../apps/api/src/shop/accounts/index.js';
import { AuditEntryModel } from '../../apps/api/src/shop/audit/index.js';
import {
  LATE_INVOICES,
  LateInvoicesModel,
  OrderModel,
  ReturnModel,
} from '../../apps/api/src/shop/orders/index.js';
import { customersOf } from './customers.js';
import { ordersOf } from './orders.js';
import { auditEntriesOf, deadTasksOf, returnsOf, type Subjects } from './records.js';
import { variantsAt, variantSummary } from './variants.js';
import { catalogueOf, categoryNames, type CatalogueEntry } from './catalogue.js';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 1_000;

/** What a shop is filled with. */
export interface Filling {
  products: number;
  orders: number;
  /** Who placed them; 0 by default. */
  customers?: number;
  /** How many of the newest products get a photo. */
  photos?: number;
  /** How many variants each product has. */
  variants?: number;
  /** How many entries of the audit log, returns and failed tasks there are; 0 by default. */
  records?: number;
}

/** The database to fill, as the shop's configuration names it. */
export type FillTarget = Parameters<typeof startDatabaseServer>[0];

/** Writes products and orders into the embedded database of a folder. */
export function fillFolder(dataDir: string, filling: Filling): Promise<void> {
  return fillDatabase({ database: { kind: 'embedded' }, dataDir }, filling);
}

/** Writes products, in categories, and orders into an empty database. */
export async function fillDatabase(
  target: FillTarget,
  {
    products: productCount,
    orders: orderCount,
    customers: customerCount = 0,
    photos = 0,
    variants: variantCount = 0,
    records = 0,
  }: Filling,
): Promise<void> {
  const server = await startDatabaseServer(target, (error) => {
    throw error;
  });
  const database = await openDatabase(server, UPGRADE_PLAN);
  const entries = catalogueOf(productCount);
  const categories = new Map(categoryNames.map((name) => [name, categoryOf(name, entries)]));
  await CategoryModel.insertMany([...categories.values()]);
  const vocabulary = new Set<string>();
  const photo = await samplePhoto();
  const plain = entries.map((entry, index) =>
    productAt(index, entry, {
      category: categories.get(entry.category)?._id ?? new Types.ObjectId(),
      photo: index < photos ? photoFields(photo) : null,
      vocabulary,
    }),
  );
  const products = plain.map((one) => ({ ...one, ...variantSummary(one, variantCount) }));
  const variants = plain.flatMap((one) => variantsAt(one, variantCount));
  const firstNumber = await takeOrderNumbers(orderCount);
  const buyers = customersOf(customerCount);
  const orders = ordersOf(products, orderCount, { firstNumber, buyers });
  const terms = [...vocabulary].map(searchTermOf);
  const pictures = products
    .slice(0, photos)
    .flatMap(({ _id }) => photo.variants.map((variant) => pictureOf(_id, photo, variant)));
  const models = [
    ...[ProductModel, VariantModel, SearchTermModel, PhotoModel, OrderModel, UserModel],
    ...[AuditEntryModel, ReturnModel, JobModel],
  ];
  // Creating indexes after the inserts takes a fraction of the time.
  for (const model of models) await model.collection.dropIndexes();
  // Without validation, which would take most of the time.
  await inBatches(products, (batch) => ProductModel.insertMany(batch, { lean: true }));
  await inBatches(variants, (batch) => VariantModel.insertMany(batch, { lean: true }));
  await inBatches(terms, (batch) => SearchTermModel.insertMany(batch, { lean: true }));
  await inBatches(pictures, (batch) => PhotoModel.insertMany(batch, { lean: true }));
  await inBatches(orders, (batch) => OrderModel.insertMany(batch, { lean: true }));
  await inBatches(buyers, (batch) => UserModel.insertMany(batch, { lean: true }));
  await fillRecords({ products, orders }, records);
  // Issuing their invoices is not what is measured.
  await LateInvoicesModel.create({ _id: LATE_INVOICES, isComplete: true });
  for (const model of models) await model.createIndexes();
  await database.close();
}

/** Writes what else an administrator has lists of: entries of the audit log, returns and failed tasks. */
export async function fillRecords({ products, orders }: Subjects, count: number): Promise<void> {
  const entries = auditEntriesOf(products, count);
  await inBatches(entries, (batch) => AuditEntryModel.insertMany(batch, { lean: true }));
  const returns = returnsOf(orders, count);
  await inBatches(returns, (batch) => ReturnModel.insertMany(batch, { lean: true }));
  await inBatches(deadTasksOf(count), (batch) => JobModel.insertMany(batch, { lean: true }));
}

/** A photo of the demo catalogue in all its widths. */
async function samplePhoto(): Promise<PreparedPhoto> {
  const read = async (width: number, suffix: string) => ({
    width,
    bytes: await readFile(
      new URL(`../../packages/demo/assets/accordion${suffix}.webp`, import.meta.url),
    ),
  });
  return photoOf(await Promise.all([read(320, '-320'), read(640, '-640'), read(800, '')]), 1);
}

function pictureOf(
  product: Types.ObjectId,
  { version }: PreparedPhoto,
  { width, bytes }: PreparedPhoto['variants'][number],
) {
  return { _id: new Types.ObjectId(), product, width, version, bytes };
}

async function inBatches<T>(
  documents: readonly T[],
  insert: (batch: T[]) => Promise<unknown>,
): Promise<void> {
  for (let begin = 0; begin < documents.length; begin += BATCH)
    await insert(documents.slice(begin, begin + BATCH));
}

function categoryOf(name: string, entries: readonly CatalogueEntry[]) {
  return {
    _id: new Types.ObjectId(),
    name,
    nameKey: categoryNameKey(name),
    slug: slugBase(name),
    slugs: [slugBase(name)],
    productCount: entries.filter(({ category }) => category === name).length,
  };
}

interface ProductSurroundings {
  category: Types.ObjectId;
  photo: ReturnType<typeof photoFields> | null;
  /** Adds the product's words. */
  vocabulary: Set<string>;
}

function productAt(
  index: number,
  { name, description, priceCents, quantity }: CatalogueEntry,
  { category, photo, vocabulary }: ProductSurroundings,
) {
  const texts = { name, description, category: category.toHexString() };
  const input = { ...texts, price: dollarsFromCents(priceCents), quantity, shipping: true };
  const { words, fields } = productFields(input, { _id: category });
  for (const word of words) vocabulary.add(word);
  const slug = `${slugBase(name)}-${index}`;
  return {
    _id: new Types.ObjectId(),
    ...fields,
    slug,
    slugs: [slug],
    photo,
    createdAt: new Date(Date.now() - index * HOUR_MS),
  };
}
