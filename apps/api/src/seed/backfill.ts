import type { Types } from 'mongoose';
import { UserModel, userPrefixes } from '../accounts/index.js';
import { nameKey, ProductModel } from '../catalog/index.js';
import { buyerKeys, OrderModel } from '../orders/index.js';

const BATCH = 500;

/** What an index finds under nothing: documents written before the field was there. */
const MISSING = { $eq: null as never };

/** Gives documents of an earlier version of the shop the fields by which lists are sorted and searched since. */
export async function backfill(): Promise<void> {
  while (await backfillUsers());
  while (await backfillProducts());
  while (await backfillOrders());
}

/** @returns whether there was anything to do. */
async function backfillUsers(): Promise<boolean> {
  const users = await UserModel.find({ searchPrefixes: MISSING }, { name: 1, email: 1 })
    .limit(BATCH)
    .lean();
  await UserModel.bulkWrite(
    users.map(({ _id, name, email }) => {
      const update = { $set: { searchPrefixes: userPrefixes({ name, email }) } };
      return { updateOne: { filter: { _id }, update } };
    }),
  );
  return users.length > 0;
}

/** @returns whether there was anything to do. */
async function backfillProducts(): Promise<boolean> {
  const products = await ProductModel.find({ nameKey: MISSING }, { name: 1 }).limit(BATCH).lean();
  await ProductModel.bulkWrite(
    products.map(({ _id, name }) => ({
      updateOne: { filter: { _id }, update: { $set: { nameKey: nameKey(name) } } },
    })),
  );
  return products.length > 0;
}

async function backfillOrders(): Promise<boolean> {
  const orders = await OrderModel.find({ buyerKeys: MISSING }, { buyer: 1 }).limit(BATCH).lean();
  const emails = await emailsOf(orders.map(({ buyer }) => buyer._id));
  await OrderModel.bulkWrite(
    orders.map(({ _id, buyer }) => {
      const email = emails.get(buyer._id.toHexString()) ?? '';
      const update = { $set: { buyerKeys: buyerKeys({ name: buyer.name, email }) } };
      return { updateOne: { filter: { _id }, update } };
    }),
  );
  return orders.length > 0;
}

async function emailsOf(ids: Types.ObjectId[]): Promise<Map<string, string>> {
  const users = await UserModel.find({ _id: { $in: ids } }, { email: 1 }).lean();
  return new Map(users.map(({ _id, email }) => [_id.toHexString(), email]));
}
