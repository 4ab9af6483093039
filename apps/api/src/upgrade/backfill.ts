import type { Model, Types } from 'mongoose';
import { UserModel } from '../accounts/index.js';
import { AuditEntryModel } from '../audit/index.js';
import { ProductModel } from '../catalog/index.js';
import { completeOrders } from '../orders/index.js';
import { nameKey } from '../text/name-key.js';
import { searchPrefixes } from '../text/name-search.js';

const BATCH_SIZE = 500;

/**
 * Adds the fields that an earlier version of the shop did not store: those by which lists are sorted and searched, and
 * the number and the delivery of orders.
 */
export async function backfill(): Promise<void> {
  await backfillMissing(UserModel, 'searchPrefixes', ({ name, email }) => ({
    searchPrefixes: searchPrefixes(name, email),
  }));
  await backfillMissing(ProductModel, 'nameKey', ({ name }) => ({ nameKey: nameKey(name) }));
  await backfillMissing(AuditEntryModel, 'subjectPrefixes', ({ by, subject }) => ({
    actorPrefixes: searchPrefixes(by.email),
    subjectPrefixes: searchPrefixes(subject.name),
  }));
  await completeOrders();
}

/** Computes the missing fields of each document that lacks `field`, in batches until none is left. */
async function backfillMissing<Document extends { _id: Types.ObjectId }>(
  model: Model<Document>,
  field: string,
  derive: (document: Document) => object | Promise<object>,
): Promise<void> {
  for (;;) {
    // In the index, a missing field is null.
    const documents = await model
      .find({ [field]: { $eq: null } })
      .limit(BATCH_SIZE)
      .lean<Document[]>();
    if (documents.length === 0) return;
    const updates = documents.map(async (document) => ({
      filter: { _id: document._id },
      update: { $set: await derive(document) },
    }));
    await model.bulkWrite((await Promise.all(updates)).map((updateOne) => ({ updateOne })));
  }
}
