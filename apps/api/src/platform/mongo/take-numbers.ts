import mongoose, { Schema, type QueryOptions } from 'mongoose';

interface CounterRecord {
  _id: string;
  /** How many numbers were taken. */
  taken: number;
}

const CounterModel = mongoose.model<CounterRecord>(
  'Counter',
  new Schema<CounterRecord>(
    { _id: String, taken: { type: Number, required: true } },
    { versionKey: false, autoIndex: false },
  ),
);

/**
 * Takes successive numbers of a series.
 * @returns how many were ever taken, with these.
 */
export async function takeNumbers(
  series: string,
  count: number,
  options: Pick<QueryOptions, 'session' | 'writeConcern'>,
): Promise<number> {
  const counter = await CounterModel.findByIdAndUpdate(
    series,
    { $inc: { taken: count } },
    { upsert: true, returnDocument: 'after', ...options },
  ).lean();
  return counter.taken;
}
