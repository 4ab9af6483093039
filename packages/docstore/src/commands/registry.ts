import {
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
} from './catalog/collections.js';
import { createIndexes, dropIndexes, listIndexes } from './catalog/indexes.js';
import type { Command } from './command.js';
import { buildInfo, hello, ping } from './hello.js';
import { aggregate } from './reads/aggregate.js';
import { count } from './reads/count.js';
import { distinct } from './reads/distinct.js';
import { explain } from './reads/explain.js';
import { find } from './reads/find.js';
import { getMore, killCursors } from './reads/get-more.js';
import { abortTransaction, commitTransaction, endSessions } from './sessions/transactions.js';
import { deleteCommand } from './writes/delete.js';
import { findAndModify } from './writes/find-and-modify.js';
import { insert } from './writes/insert.js';
import { update } from './writes/update.js';

/** All commands. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  hello,
  ismaster: hello,
  ping,
  buildInfo,
  find,
  getMore,
  killCursors,
  aggregate,
  count,
  distinct,
  explain,
  insert,
  update,
  delete: deleteCommand,
  findAndModify,
  create,
  drop,
  dropDatabase,
  listCollections,
  listDatabases,
  createIndexes,
  listIndexes,
  dropIndexes,
  commitTransaction,
  abortTransaction,
  endSessions,
};
