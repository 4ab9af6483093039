import mongoose from 'mongoose';
import { onTestFinished } from 'vitest';

const WRITES = [
  'insertOne',
  'insertMany',
  'updateOne',
  'updateMany',
  'findOneAndUpdate',
  'findOneAndDelete',
  'deleteOne',
  'deleteMany',
  'bulkWrite',
] as const;

type Write = (...args: unknown[]) => Promise<unknown>;

/** Lets the shop make only so many writes to the database, as if its process was killed before the next one. */
export function stoppedWrites() {
  let left = Infinity;
  const { prototype } = mongoose.mongo.Collection;
  for (const name of WRITES) {
    const write = Reflect.get(prototype, name) as Write;
    const counted: Write = function (this: unknown, ...args) {
      if (left <= 0) return Promise.reject(new Error('The shop was killed'));
      left -= 1;
      return Reflect.apply(write, this, args);
    };
    Reflect.set(prototype, name, counted);
    onTestFinished(() => {
      Reflect.set(prototype, name, write);
    });
  }
  return {
    /** Does something that is stopped after some writes, and opens the shop again. */
    async during(writes: number, act: () => Promise<unknown>): Promise<void> {
      left = writes;
      await act().catch(() => undefined);
      left = Infinity;
    },
  };
}
