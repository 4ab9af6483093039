import { CommandError } from '../../errors.js';
import { doc } from '../../values/types.js';
import type { CommandContext, DirectCommand, ReadCommand } from '../command.js';

export const getMore: ReadCommand = {
  kind: 'read',
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  continues: (context, transaction) => context.cursors.continuing(cursorId(context), transaction),
  *run(context) {
    const { args, cursors, database, reading, deadline } = context;
    const namespace = `${database}.${args.text('collection')}`;
    const batchSize = args.count('batchSize');
    return yield* cursors.next(cursorId(context), namespace, { batchSize, reading, deadline });
  },
};

function cursorId({ args }: CommandContext): bigint {
  const id = args.value('getMore');
  if (typeof id === 'bigint') return id;
  throw new CommandError(14, 'getMore takes a 64-bit cursor id');
}

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
