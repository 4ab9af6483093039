import { CommandError } from '../../errors.js';
import { doc } from '../../values/types.js';
import type { DirectCommand } from '../command.js';

export const getMore: DirectCommand = {
  kind: 'direct',
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  run: ({ args, cursors, database, reading }) => {
    const id = args.value('getMore');
    if (typeof id !== 'bigint') throw new CommandError(14, 'getMore takes a 64-bit cursor id');
    const namespace = `${database}.${args.text('collection')}`;
    return cursors.next(id, namespace, args.count('batchSize'), reading);
  },
};

export const killCursors: DirectCommand = {
  kind: 'direct',
  fields: ['cursors'],
  inTransaction: true,
  run: ({ args, cursors }) => {
    const ids = args.value('cursors');
    if (!Array.isArray(ids)) throw new CommandError(14, 'killCursors takes an array of cursor ids');
    const killed = ids.filter((id) => typeof id === 'bigint' && cursors.kill(id));
    return doc({
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    });
  },
};
