import { setTimeout as pause } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { DatabaseError } from '../database/database-server.js';
import { isDuplicate } from '../database/transaction.js';
import { SCHEMA_ID, SchemaVersionModel } from './schema-version.model.js';
import { UpgradeLease } from './upgrade-lease.js';

/** A change of the form of the stored data. */
export interface UpgradeStep {
  /** What it does, for the log: `Gives each product a status`. */
  readonly what: string;
  /**
   * Changes the data. A step that was interrupted runs again from its start. It names collections and fields as they
   * were then: models change later.
   */
  run(database: mongo.Db): Promise<void>;
}

/** How stored data get into the form that the program reads and writes. */
export interface UpgradePlan {
  /** The steps in the order of their versions: the first leads from version 1 to version 2. */
  readonly steps: readonly UpgradeStep[];
  /** @throws DatabaseError for data without a version that are not in the form of version 1. It changes nothing. */
  assertFirstForm(database: mongo.Db): Promise<void>;
  /** Tells the operator what is being done. */
  report(message: string): void;
}

/** The version of data that have no number yet: those of the builds just before there were numbers. */
const FIRST_VERSION = 1;
/** How often to look whether another instance has finished a step. */
const LOOK_MS = 250;

/**
 * Brings the stored data into the form that this program reads and writes. Each step runs once, whichever instance gets
 * to it, and the others wait. Run it before anything else is read or written.
 * @throws DatabaseError, with nothing changed, for data of a newer program or of a build before version 1.
 */
export async function upgradeSchema(plan: UpgradePlan): Promise<void> {
  const { steps } = plan;
  const wanted = FIRST_VERSION + steps.length;
  for (;;) {
    const version = await storedVersion(plan, wanted);
    if (version > wanted) throw newer(version, wanted);
    const step = steps[version - FIRST_VERSION];
    if (!step) return;
    const lease = new UpgradeLease(version);
    if (await lease.take()) {
      plan.report(`Upgrading the data to version ${version + 1}: ${step.what} …`);
      await runStep(step, lease);
    } else await pause(LOOK_MS);
  }
}

/** The number of the stored data. Data in the first form get theirs here, and an empty database gets `newest`. */
async function storedVersion(plan: UpgradePlan, newest: number): Promise<number> {
  const stored = await SchemaVersionModel.findById(SCHEMA_ID).read('primary').lean();
  if (stored) return stored.version;
  await plan.assertFirstForm(database());
  const collections = await database().listCollections({}, { nameOnly: true }).toArray();
  const version = collections.length > 0 ? FIRST_VERSION : newest;
  try {
    await SchemaVersionModel.create({ _id: SCHEMA_ID, version });
  } catch (error) {
    // Another instance was faster.
    if (!isDuplicate(error)) throw error;
  }
  return storedVersion(plan, newest);
}

async function runStep(step: UpgradeStep, lease: UpgradeLease): Promise<void> {
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
