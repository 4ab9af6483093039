import type { mongo } from 'mongoose';

/** Documents per read and write: few, so that little is held in memory, and others get their turn. */
const BATCH = 500;

/**
 * Sets fields of every document of a collection for which `change` returns some, in the order of their ids.
 * @param fields that are read.
 */
export async function changeEach<Document>(
  collection: mongo.Collection,
  fields: readonly (keyof Document & string)[],
  change: (document: Document) => object | undefined,
): Promise<void> {
  const projection = Object.fromEntries(fields.map((name) => [name, 1]));
  let after: object = {};
  for (;;) {
    const found = await collection
      .find<Document & { _id: mongo.ObjectId }>(after, { projection, readPreference: 'primary' })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const updates = found.flatMap((document) => {
      const $set = change(document);
      return $set ? { updateOne: { filter: { _id: document._id }, update: { $set } } } : [];
    });
    if (updates.length > 0) await collection.bulkWrite(updates, { ordered: false });
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = { _id: { $gt: last._id } };
  }
}
