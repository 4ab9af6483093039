import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connect } from '../database/connect.js';
import type { UpgradePlan } from '../schema/schema-version.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the database server, with a placeholder for the database's name. */
    databaseUri: string;
  }
}

/** For data that never had another form. */
export const NO_STEPS: UpgradePlan = {
  steps: [],
  assertFirstForm: () => Promise.resolve(),
  report: () => undefined,
};

/** Connects to a database of these tests' own, which is empty before each of them. */
export function useTestDatabase(plan = NO_STEPS): void {
  const uri = inject('databaseUri').replace('DATABASE', `test_${randomBytes(6).toString('hex')}`);

  beforeAll(() => connect(uri, plan));

  beforeEach(async () => {
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    await Promise.all(collections.map((collection) => collection.deleteMany({})));
  });

  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}
