import { dirname } from 'node:path';
import { Connection } from './connection.js';
import { assertMayBeNew } from './folder.js';
import { assertOurs, createMarked, isMissingOrEmpty } from './format.js';
import { assertComplete, hasLog, markOpen } from './open-mark.js';
import { prepareSchema } from './schema.js';

/**
 * Opens the database file of a locked folder, or creates it in an unused folder.
 * @throws DocstoreUnusableError for a file that is lost, another program's, a newer version's or not complete
 */
export function openFile(file: string): Connection {
  if (isMissingOrEmpty(file)) {
    // Opening an empty file would make SQLite delete the log, which may be all that is left of the data.
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
