import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connect } from '@shop/mongo';
import { NO_STEPS } from '@shop/mongo/testing/test-database';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';

/** The commands that may leave documents in a collection. */
const WRITES = new Set(['insert', 'update', 'findAndModify']);
/** The commands after which a database has other collections or indexes than a new one. */
const REFORMS = new Set([
  ...['create', 'createIndexes', 'collMod', 'renameCollection'],
  ...['drop', 'dropIndexes', 'dropDatabase'],
]);

/** The database that the last file has left empty, and in the form of a new one. */
let kept: string | undefined;

/**
 * Connects to a database with the collections and indexes of a shop, which is empty before each test. The files of a
 * worker have it one after another: to make some fifty collections for each takes a third of a second of CPU. After
 * a file that changed their form, the next has a new one.
 */
export function useKeptDatabase(): void {
  const written = new Set<string>();
  let isReformed = false;

  beforeAll(async () => {
    // One that is kept has lost its version with its documents, and would be upgraded from the first.
    const plan = kept === undefined ? UPGRADE_PLAN : NO_STEPS;
    kept ??= `${inject('keptDatabases')}${randomBytes(6).toString('hex')}`;
    const uri = inject('databaseUri').replace('DATABASE', kept);
    await connect(`${uri}${uri.includes('?') ? '&' : '?'}monitorCommands=true`, plan);
    const collections = (await mongoose.connection.db?.collections()) ?? [];
    for (const { collectionName } of collections) written.add(collectionName);
    mongoose.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (WRITES.has(commandName)) written.add(String(command[commandName]));
      if (REFORMS.has(commandName)) isReformed = true;
    });
  });

  // Only where something was written: to ask all of some fifty collections costs more than most tests.
  async function empty() {
    const { db } = mongoose.connection;
    const names = [...written];
    written.clear();
    await Promise.all(
      names.map(async (name) => {
        await db?.collection(name).deleteMany({});
      }),
    );
  }

  beforeEach(empty);

  afterAll(async () => {
    if (isReformed) {
      await mongoose.connection.dropDatabase();
      kept = undefined;
    } else await empty();
    await mongoose.disconnect();
  });
}
