import { setTimeout as pause } from 'node:timers/promises';
import mongoose from 'mongoose';
import { log } from '../../log.js';
import { DatabaseError } from '../database-server.js';
import { isDuplicate } from '../transaction.js';
import { isEarlierForm } from './earlier-forms.js';
import { SCHEMA_ID, SchemaVersionModel } from './schema-version.model.js';
import { STEPS, type UpgradeStep } from './steps.js';
import { UpgradeLease } from './upgrade-lease.js';

/** The version of data that have no number yet: those of the builds just before there were numbers. */
const FIRST_VERSION = 1;
/** The last build without numbers. It completes the data of all builds before it. */
const LAST_WITHOUT_NUMBER = '5ed24beb';
/** How often to look whether another instance has finished a step. */
const LOOK_MS = 250;

/**
 * Brings the stored data into the form that this program reads and writes. Each step runs once, whichever instance gets
 * to it, and the others wait. Run it before anything else is read or written.
 * @throws DatabaseError, with nothing changed, for data of a newer program or of a build before version 1.
 */
export async function upgradeSchema(steps: readonly UpgradeStep[] = STEPS): Promise<void> {
  const wanted = FIRST_VERSION + steps.length;
  for (;;) {
    const version = await storedVersion();
    if (version > wanted) throw newer(version, wanted);
    const step = steps[version - FIRST_VERSION];
    if (!step) return;
    const lease = new UpgradeLease(version);
    if (await lease.take()) await runStep(step, version, lease);
    else await pause(LOOK_MS);
  }
}

/** The number of the stored data, which data in the first form and an empty database get here. */
async function storedVersion(): Promise<number> {
  const stored = await SchemaVersionModel.findById(SCHEMA_ID).read('primary').lean();
  if (stored) return stored.version;
  if (await isEarlierForm(database())) throw tooOld();
  try {
    await SchemaVersionModel.create({ _id: SCHEMA_ID, version: FIRST_VERSION });
  } catch (error) {
    // Another instance was faster.
    if (!isDuplicate(error)) throw error;
  }
  return storedVersion();
}

async function runStep(step: UpgradeStep, version: number, lease: UpgradeLease): Promise<void> {
  log.info(`Upgrading the data to version ${version + 1}: ${step.what} …`);
  let isDone = false;
  try {
    await step.run(database());
    isDone = true;
  } finally {
    await lease.end(isDone);
  }
}

function database() {
  const { db } = mongoose.connection;
  if (!db) throw new RangeError('The database is not connected');
  return db;
}

function newer(version: number, wanted: number): DatabaseError {
  return new DatabaseError(
    `The data have version ${version}, and this program knows versions up to ${wanted}. Start a newer one, or restore a backup from before the upgrade.`,
  );
}

function tooOld(): DatabaseError {
  return new DatabaseError(
    `The data are of a build before version 1: start commit ${LAST_WITHOUT_NUMBER} on them, leave it open until it has completed them (a minute for 10,000 orders), then start this program again.`,
  );
}
