import type { Model, Types } from 'mongoose';

const BATCH_SIZE = 500;

/** All records of a collection in batches, by their ids: no cursor stays open, and memory holds one batch. */
export async function* everyRecord<Record extends { _id: Types.ObjectId | string }>(
  model: Model<Record>,
  fields: readonly (keyof Record & string)[],
): AsyncGenerator<Record> {
  const projection = Object.fromEntries(fields.map((name) => [name, 1]));
  let after: object = {};
  for (;;) {
    const batch = await model
      .find(after, projection)
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean<Record[]>()
      .exec();
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH_SIZE) return;
    after = { _id: { $gt: last._id } };
  }
}
