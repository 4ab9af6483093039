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

/** The commands that may leave documents in a collection. */
const WRITES = new Set(['insert', 'update', 'findAndModify']);

/** Connects to a database of these tests' own, which is empty before each of them. */
export function useTestDatabase(plan = NO_STEPS): void {
  const uri = inject('databaseUri').replace('DATABASE', `test_${randomBytes(6).toString('hex')}`);
  const filled = new Set<string>();

  beforeAll(async () => {
    await connect(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`, plan);
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    for (const { collectionName } of collections) filled.add(collectionName);
    mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (WRITES.has(commandName)) filled.add(String(command[commandName]));
    });
  });

  // Only where something was written: to ask all of some fifty collections costs more than most tests.
  beforeEach(async () => {
    const { db } = mongoose.connection;
    const names = [...filled];
    filled.clear();
    await Promise.all(
      names.map(async (name) => {
        await db?.collection(name).deleteMany({});
      }),
    );
  });

  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}
