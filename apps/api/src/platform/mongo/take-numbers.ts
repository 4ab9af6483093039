import mongoose, { Schema, type ClientSession, type QueryOptions } from 'mongoose';

interface CounterRecord {
  _id: string;
  /** How many numbers were taken. */
  taken: number;
  /** How often somebody wanted to know that none was; absent if never. */
  asked?: number;
}

const CounterModel = mongoose.model<CounterRecord>(
  'Counter',
  new Schema<CounterRecord>(
    { _id: String, taken: { type: Number, required: true }, asked: Number },
    { versionKey: false, autoIndex: false },
  ),
);

/** The series of the orders' numbers. */
export const ORDER_NUMBERS = 'orders';

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

/** How many numbers of a series were ever taken. */
export async function numbersTaken(series: string): Promise<number> {
  return (await CounterModel.findById(series).lean())?.taken ?? 0;
}

/** Whether a number of a series was ever taken. Until the transaction ends, none is. */
export async function isBegun(series: string, session: ClientSession): Promise<boolean> {
  const counter = await CounterModel.findByIdAndUpdate(
    series,
    // A write, so that who takes the first number meanwhile waits for it, or is waited for.
    { $inc: { asked: 1 }, $setOnInsert: { taken: 0 } },
    { upsert: true, returnDocument: 'after', session },
  ).lean();
  return counter.taken > 0;
}
