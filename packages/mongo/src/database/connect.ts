import mongoose from 'mongoose';
import { createCollections } from './create-collections.js';
import { DATABASE_NAME, DatabaseError, type DatabaseServer } from './database-server.js';
import { setServer } from '../lists/find-page.js';
import { upgradeSchema, type UpgradePlan } from '../schema/schema-version.js';

/** How long startup waits for the database. */
const STARTUP_WAIT_MS = 5_000;
/** How long a request waits for the database: long enough for a restart, short enough to report an outage. */
const SERVER_SELECTION_MS = 2_000;
/** How long opening a connection, or waiting for a free one, may take. */
const CONNECTION_WAIT_MS = 5_000;
/** How often the server is checked, and so how soon an unresponsive one is detected. */
const HEARTBEAT_MS = 5_000;
/** How long the database may work on a query before it aborts the query. */
const QUERY_LIMIT_MS = 5_000;
/** How long the database may be silent on a connection before the connection is closed. */
const SOCKET_TIMEOUT_MS = 60_000;

/** An open database. */
export interface Database {
  close(): Promise<void>;
}

/**
 * Like `connect`. Closing also stops the server if it was started for this shop.
 * @throws DatabaseError as `connect` does.
 */
export async function openDatabase(server: DatabaseServer, plan: UpgradePlan): Promise<Database> {
  try {
    await connect(server.uri, plan);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    async close() {
      await mongoose.disconnect();
      await server.close();
    },
  };
}

/**
 * Connects Mongoose, upgrades the stored data to the form of this program, and creates collections and indexes.
 * @throws DatabaseError if the database does not answer, can't run transactions, or has data in another form.
 */
export async function connect(uri: string, plan: UpgradePlan): Promise<void> {
  try {
    await connectWithRetries(uri);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The database does not answer (${reason}). Start it, or correct MONGODB_URI.`,
    );
  }
  try {
    await assertTransactions();
    setServer({ skipsByEntries: await isDocstore() });
    await upgradeSchema(plan);
    await createCollections();
  } catch (error) {
    await mongoose.disconnect();
    throw error;
  }
}

/** Makes the database abort queries that take too long. Applies to requests, which have no more time than that. */
export function limitQueries(): void {
  mongoose.connection.set('maxTimeMS', QUERY_LIMIT_MS);
}

/** Retries for as long as startup waits; each attempt takes as long as a request would. */
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

/** Whether the URI has a database name, as in `mongodb://hosts/name`; without one the driver would use `test`. */
function namesDatabase(uri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/]+\/[^?]/.test(uri);
}

async function assertTransactions(): Promise<void> {
  const hello = await mongoose.connection.db?.command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return;
  throw new DatabaseError(
    'The database is a single MongoDB without transactions. Run it as a replica set (one node is enough).',
  );
}

async function isDocstore(): Promise<boolean> {
  const { modules } = (await mongoose.connection.db?.command({ buildInfo: 1 })) ?? {};
  return Array.isArray(modules) && modules.includes('docstore');
}
