import { dirname } from 'node:path';
import { Connection } from './connection.js';
import { assertMayBeNew } from './folder.js';
import { assertOurs, createMarked, isMissingOrEmpty } from './format.js';
import { assertComplete, hasLog, markOpen } from './open-mark.js';
import { prepareSchema } from './schema.js';

/**
 * Opens the database file of a folder that is locked, and makes it where there was none.
 * @throws DocstoreUnusableError for a file that is lost, another program's, a newer version's or not complete
 */
export function openFile(file: string): Connection {
  if (isMissingOrEmpty(file)) {
    // SQLite would remove the log of an empty file, and with it all that is left.
    assertMayBeNew(dirname(file));
    createMarked(file);
  }
  const hadLog = hasLog(file);
  assertOurs(file);
  const connection = new Connection(file);
  try {
    prepareSchema(connection);
    assertComplete(connection, hadLog);
    markOpen(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}
