import type { Model, QueryFilter, Types } from 'mongoose';
import { NEWEST_FIRST } from './find-page.js';

const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

interface Dated {
  _id: Types.ObjectId;
  createdAt: Date;
}

/**
 * Reads all documents that match, newest first unless chosen otherwise, in batches. Each batch starts after the last document of the previous
 * one, so that its cost does not grow with its position, and no cursor stays open in the database.
 * @param fields the fields to read, in addition to those that determine the order
 * @param read runs each query, for example in a queue.
 */
export async function* inBatches<Document extends Dated>(
  model: Model<Document>,
  filter: QueryFilter<Document>,
  {
    size,
    fields,
    oldestFirst = false,
  }: { size: number; fields: readonly (keyof Document & string)[]; oldestFirst?: boolean },
  read: (query: () => Promise<Document[]>) => Promise<Document[]>,
): AsyncGenerator<Document[]> {
  const projection = Object.fromEntries(['createdAt', ...fields].map((name) => [name, 1]));
  const order = oldestFirst ? OLDEST_FIRST : NEWEST_FIRST;
  const [reaches, passes] = oldestFirst ? ['$gte', '$gt'] : ['$lte', '$lt'];
  let rest: object = {};
  for (;;) {
    const query = { $and: [filter, rest] };
    const batch = await read(() =>
      model.find(query, projection).sort(order).limit(size).lean<Document[]>().exec(),
    );
    yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    const { _id, createdAt } = last;
    rest = {
      // Logically redundant, but gives the index a range to start at.
      createdAt: { [reaches]: createdAt },
      $or: [{ createdAt: { [passes]: createdAt } }, { _id: { [passes]: _id } }],
    };
  }
}
