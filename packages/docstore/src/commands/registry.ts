import { aggregate } from './aggregate.js';
import { create, drop, dropDatabase, listCollections, listDatabases } from './collections.js';
import type { Command } from './context.js';
import { count, distinct } from './count.js';
import { deleteCommand } from './delete.js';
import { explain } from './explain.js';
import { find } from './find.js';
import { findAndModify } from './find-and-modify.js';
import { getMore, killCursors } from './get-more.js';
import { buildInfo, connectionStatus, getParameter, hello, ping, serverStatus } from './hello.js';
import { createIndexes, dropIndexes, listIndexes } from './indexes.js';
import { insert } from './insert.js';
import {
  abortTransaction,
  commitTransaction,
  endSessions,
  killAllSessions,
  refreshSessions,
  startSession,
} from './transactions.js';
import { update } from './update.js';

/** All commands, by their names. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['hello', hello],
  ['ismaster', hello],
  ['isMaster', hello],
  ['ping', ping],
  ['buildInfo', buildInfo],
  ['buildinfo', buildInfo],
  ['connectionStatus', connectionStatus],
  ['getParameter', getParameter],
  ['serverStatus', serverStatus],
  ['find', find],
  ['getMore', getMore],
  ['killCursors', killCursors],
  ['insert', insert],
  ['update', update],
  ['delete', deleteCommand],
  ['findAndModify', findAndModify],
  ['findandmodify', findAndModify],
  ['aggregate', aggregate],
  ['count', count],
  ['distinct', distinct],
  ['explain', explain],
  ['create', create],
  ['drop', drop],
  ['dropDatabase', dropDatabase],
  ['listCollections', listCollections],
  ['listDatabases', listDatabases],
  ['createIndexes', createIndexes],
  ['listIndexes', listIndexes],
  ['dropIndexes', dropIndexes],
  ['commitTransaction', commitTransaction],
  ['abortTransaction', abortTransaction],
  ['endSessions', endSessions],
  ['killAllSessions', killAllSessions],
  ['startSession', startSession],
  ['refreshSessions', refreshSessions],
]);
