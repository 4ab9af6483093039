import { CommandError } from '../errors.js';
import { doc } from '../values/types.js';
import type { AdminCommand, ReadCommand } from './context.js';

export const getMore: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  run: ({ args, cursors, database, reading }) => {
    args.allow('getMore', 'collection', 'batchSize');
    const id = args.value('getMore');
    if (typeof id !== 'bigint') throw new CommandError(14, 'getMore takes a 64-bit cursor id');
    return cursors.next(
      id,
      `${database}.${args.text('collection')}`,
      args.count('batchSize'),
      reading,
    );
  },
};

export const killCursors: AdminCommand = {
  kind: 'admin',
  inTransaction: true,
  run: ({ args, cursors }) => {
    args.allow('killCursors', 'cursors');
    const ids = args.value('cursors');
    if (!Array.isArray(ids)) throw new CommandError(14, 'killCursors takes an array of cursor ids');
    const killed = ids.filter((id) => typeof id === 'bigint' && cursors.kill(id));
    const missing = ids.filter((id) => !killed.includes(id));
    return doc({
      cursorsKilled: killed,
      cursorsNotFound: missing,
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
};
