import type { Model, QueryFilter, Types } from 'mongoose';
import { NEWEST_FIRST } from './find-page.js';

interface Dated {
  _id: Types.ObjectId;
  createdAt: Date;
}

/**
 * Reads all documents that match, newest first, batch by batch. Each batch begins where the one before ended, so that its
 * cost is the same however many came before, and nothing stays open in the database.
 * @param fields the only ones that are read, besides those that order the documents
 * @param read runs each query, for example in a queue.
 */
export async function* inBatches<Document extends Dated>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  { size, fields }: { size: number; fields: readonly (keyof Document & string)[] },
  read: (query: () => Promise<Document[]>) => Promise<Document[]>,
): AsyncGenerator<Document[]> {
  const projection = Object.fromEntries(['createdAt', ...fields].map((name) => [name, 1]));
  let rest: object = {};
  for (;;) {
    const query = { $and: [filter, rest] };
    const batch = await read(() =>
      model.find(query, projection).sort(NEWEST_FIRST).limit(size).lean<Document[]>().exec(),
    );
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    const { _id, createdAt } = last;
    rest = {
      // Redundant, but a range that the index can start at.
      createdAt: { $lte: createdAt },
      $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }],
    };
  }
}
