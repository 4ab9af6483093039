import type { RunningDocstore } from '@shop/docstore';
import mongoose from 'mongoose';
import type { Config } from '../config.js';

const DATABASE_NAME = 'shop';
/** How long a start waits for the database. */
const STARTUP_WAIT_MS = 5_000;
/** How long a request waits for it: long enough for a restart, short enough to report an outage. */
const SERVER_SELECTION_MS = 2_000;
/** How long opening a connection, or waiting for a free one, may take. */
const CONNECTION_WAIT_MS = 5_000;
/** How often the server is checked, and so how soon a silent one is found to be gone. */
const HEARTBEAT_MS = 5_000;
/** How long the database may work on one query before it gives up. */
const QUERY_LIMIT_MS = 5_000;
/** How long the database may be silent on a connection before it is closed. */
const SOCKET_TIMEOUT_MS = 60_000;

/** The database can't be used; the message says what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** An open database. */
export interface Database {
  close(): Promise<void>;
}

/**
 * Opens the configured database, connects Mongoose to it and creates the indexes.
 * @param onLoss is called when the embedded database has ended and does not come back.
 * @throws DatabaseError when it does not answer or can't run transactions.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  onLoss: (error: DatabaseError) => void,
): Promise<Database> {
  if (config.database.kind === 'mongodb') return connectToMongo(config.database.uri);
  // Loaded only where it is used: with a MongoDB its native modules are not needed.
  const { startDocstore } = await import('@shop/docstore');
  const onExit = (reason: string) =>
    onLoss(new DatabaseError(`The embedded database ended: ${reason}`));
  return connectToStore(startDocstore({ dataDir: config.dataDir, onExit }));
}

/**
 * Like `openDatabase`, for a command: the shop may be running, and keeps running.
 * @throws DatabaseError when it does not answer or can't run transactions.
 */
export async function joinDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
): Promise<Database> {
  if (config.database.kind === 'mongodb') return connectToMongo(config.database.uri);
  const { joinDocstore } = await import('@shop/docstore');
  return connectToStore(joinDocstore({ dataDir: config.dataDir }));
}

async function connectToMongo(uri: string): Promise<Database> {
  await connect(uri);
  return { close: () => mongoose.disconnect() };
}

async function connectToStore(starting: Promise<RunningDocstore>): Promise<Database> {
  const store = await starting.catch((error: unknown) => {
    throw isRefusal(error) ? new DatabaseError(error.message) : error;
  });
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

/** The embedded database says in one sentence why it can't use its folder. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && /^Docstore\w+Error$/.test(error.name);
}

/**
 * Connects Mongoose and creates the indexes.
 * @throws DatabaseError when the database does not answer or can't run transactions.
 */
export async function connect(uri: string): Promise<void> {
  try {
    await connectWithRetries(uri);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The database does not answer (${reason}). Start it, or correct MONGODB_URI.`,
    );
  }
  await assertTransactions();
  await createIndexes();
}

/** Makes the database give up queries that take too long: those of requests, which have no more time than that. */
export function limitQueries(): void {
  mongoose.connection.set('maxTimeMS', QUERY_LIMIT_MS);
}

/** Tries again for as long as a start waits; each try takes as long as a request would. */
async function connectWithRetries(uri: string): Promise<void> {
  const deadline = performance.now() + STARTUP_WAIT_MS;
  for (;;) {
    try {
      await mongoose.connect(uri, {
        autoIndex: false,
        autoCreate: false,
        bufferCommands: false,
        serverSelectionTimeoutMS: SERVER_SELECTION_MS,
        connectTimeoutMS: CONNECTION_WAIT_MS,
        waitQueueTimeoutMS: CONNECTION_WAIT_MS,
        heartbeatFrequencyMS: HEARTBEAT_MS,
        socketTimeoutMS: SOCKET_TIMEOUT_MS,
        ...(!namesDatabase(uri) && { dbName: DATABASE_NAME }),
      });
      return;
    } catch (error) {
      const isAbsent = error instanceof mongoose.Error.MongooseServerSelectionError;
      if (!isAbsent || performance.now() > deadline) throw error;
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
