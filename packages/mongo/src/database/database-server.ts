import type { RunningDocstore } from '@shop/docstore';

export const DATABASE_NAME = 'shop';

/** The database can't be used. The message tells the operator what to do. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Which database the operator has chosen. */
export interface DatabaseChoice {
  database: { kind: 'embedded' } | { kind: 'mongodb'; uri: string };
  /** Folder of the embedded database. */
  dataDir: string;
}

/** The database server that the shop connects to. */
export interface DatabaseServer {
  uri: string;
  /** Stops the server if it was started for this shop. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database in a child process, unless the operator has configured a MongoDB.
 * @param onLoss is called when the embedded database has ended and could not be restarted.
 * @throws DatabaseError if its folder can't be used.
 */
export async function startDatabaseServer(
  { database, dataDir }: DatabaseChoice,
  onLoss: (error: DatabaseError) => void,
): Promise<DatabaseServer> {
  if (database.kind === 'mongodb') return serverAt(database.uri);
  const { startDocstore } = await import('@shop/docstore');
  const onExit = (reason: string) =>
    onLoss(new DatabaseError(`The embedded database ended: ${reason}`));
  return embeddedServer(startDocstore({ dataDir, onExit }));
}

/**
 * Like `startDatabaseServer`, for a command line tool: the shop may be running, and keeps running.
 * @throws DatabaseError if the folder can't be used.
 */
export async function joinDatabaseServer({
  database,
  dataDir,
}: DatabaseChoice): Promise<JoinedDatabaseServer> {
  if (database.kind === 'mongodb') return { ...serverAt(database.uri), isShared: true };
  const { joinDocstore } = await import('@shop/docstore');
  const joining = joinDocstore({ dataDir });
  const server = await embeddedServer(joining);
  return { ...server, isShared: (await joining).isJoined };
}

/** A database that a shop may use at the same time. */
export interface JoinedDatabaseServer extends DatabaseServer {
  isShared: boolean;
}

/** A server that is started and stopped by somebody else. */
export function serverAt(uri: string): DatabaseServer {
  return { uri, close: () => Promise.resolve() };
}

async function embeddedServer(starting: Promise<RunningDocstore>): Promise<DatabaseServer> {
  const store = await starting.catch((error: unknown) => {
    throw isRefusal(error) ? new DatabaseError(error.message) : error;
  });
  return { uri: store.uri(DATABASE_NAME), close: () => store.close() };
}

/** Whether this is the embedded database's one-sentence explanation why it can't use its folder. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && /^Docstore\w+Error$/.test(error.name);
}
