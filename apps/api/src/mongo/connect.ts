import type { RunningDocstore } from '@shop/docstore';
import mongoose from 'mongoose';
import type { Config } from '../config.js';

const DATABASE_NAME = 'shop';
/** How long a start waits for the database. */
const PATIENCE_MS = 5_000;
/** How long a request waits for it: a restart is bridged, an outage is told. */
const OUTAGE_MS = 2_000;
/** How long an attempt to connect, or a place among the open connections, is waited for. */
const CONNECTING_MS = 5_000;
/** How often it is looked after, and so how soon a silent one is known to be gone. */
const HEARTBEAT_MS = 5_000;
/** A connection on which the database is silent for so long is given up. */
const SILENCE_MS = 60_000;

/** The database can't be used; the message says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** An open database. */
export interface Database {
  close(): Promise<void>;
}

/**
 * Opens the configured database, connects Mongoose to it and makes the indexes.
 * @param onLoss hears of it when the embedded database has ended and does not come back.
 * @throws DatabaseError when it does not answer or can't run transactions.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  onLoss: (error: DatabaseError) => void,
): Promise<Database> {
  if (config.database.kind === 'mongodb') return connectToMongo(config.database.uri);
  // Loaded only where it serves: with a MongoDB its native parts are not needed.
  const { startDocstore } = await import('@shop/docstore');
  const store = await startDocstore({
    dataDir: config.dataDir,
    onExit: (reason) => onLoss(new DatabaseError(`The embedded database ended: ${reason}`)),
  });
  return connectToStore(store);
}

/**
 * Like `openDatabase`, for a command: the shop may be open meanwhile, and stays open after it.
 * @throws DatabaseError when it does not answer or can't run transactions.
 */
export async function joinDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
): Promise<Database> {
  if (config.database.kind === 'mongodb') return connectToMongo(config.database.uri);
  const { joinDocstore } = await import('@shop/docstore');
  return connectToStore(await joinDocstore({ dataDir: config.dataDir }));
}

async function connectToMongo(uri: string): Promise<Database> {
  await connect(uri);
  return { close: () => mongoose.disconnect() };
}

async function connectToStore(store: RunningDocstore): Promise<Database> {
  try {
    await connect(store.uri(DATABASE_NAME));
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    async close() {
      await mongoose.disconnect();
      await store.close();
    },
  };
}

/** Connects Mongoose and makes the indexes. */
export async function connect(uri: string): Promise<void> {
  try {
    await connectPatiently(uri);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The database does not answer (${reason}). Start it, or correct MONGODB_URI.`,
    );
  }
  await assertTransactions();
  await createIndexes();
}

/** Tries for as long as a start waits; each try lasts as long as a request would. */
async function connectPatiently(uri: string): Promise<void> {
  const givingUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      await mongoose.connect(uri, {
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: OUTAGE_MS,
        connectTimeoutMS: CONNECTING_MS,
        waitQueueTimeoutMS: CONNECTING_MS,
        heartbeatFrequencyMS: HEARTBEAT_MS,
        socketTimeoutMS: SILENCE_MS,
        ...(!namesDatabase(uri) && { dbName: DATABASE_NAME }),
      });
      return;
    } catch (error) {
      const isAbsent = error instanceof mongoose.Error.MongooseServerSelectionError;
      if (!isAbsent || performance.now() > givingUpAt) throw error;
    }
  }
}

/** `mongodb://hosts/name?options`: without the name the driver would use `test`. */
function namesDatabase(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
}

async function assertTransactions(): Promise<void> {
  const hello = await mongoose.connection.db?.command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return;
  await mongoose.disconnect();
  throw new DatabaseError(
    'The database is a single MongoDB without transactions. Run it as a replica set (one node is enough).',
  );
}

async function createIndexes(): Promise<void> {
  const models = Object.values(mongoose.connection.models);
  await Promise.all(models.map((model) => model.createIndexes()));
}
