import { parseProjection } from '../../aggregation/projection.js';
import { CommandError } from '../../errors.js';
import { parseSort } from '../../planner/sorting/sort.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, emptyDocument, type BsonDocument, type Maybe } from '../../values/types.js';
import type { LockingWork } from '../../work/work.js';
import type { CommandContext, ReadContext, WriteCommand } from '../command.js';
import type { Reply } from '../reply.js';
import { collectionName, readable, writable } from '../namespace.js';
import { parseStatement, updateFound, upsertFound } from './apply-update.js';
import { changeFound } from './change-found.js';

export const findAndModify: WriteCommand = {
  kind: 'write',
  fields: ['query', 'sort', 'update', 'remove', 'new', 'upsert', 'fields'],
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    const hasUpdate = args.value('update') !== undefined;
    if (!args.flag('remove')) {
      if (hasUpdate) return modify(context, unit);
      throw new CommandError(9, 'Either an update or remove=true must be specified');
    }
    if (hasUpdate) throw new CommandError(9, 'Cannot specify both an update and remove=true');
    for (const option of ['upsert', 'new']) {
      if (!args.flag(option)) continue;
      throw new CommandError(9, `Cannot specify both ${option}=true and remove=true`);
    }
    return remove(context, unit);
  },
};

function* remove(context: ReadContext, unit: Unit): LockingWork<Reply> {
  const { args } = context;
  const request = {
    filter: parseFilter(args.document('query') ?? emptyDocument()),
    sort: parseSort(args.value('sort')),
    limit: 1,
  };
  const collection = readable(context, collectionName(context));
  let value: BsonDocument | null = null;
  const n = collection
    ? yield* changeFound(unit, collection, request, (stored) => {
        unit.remove(collection, stored);
        value = show(context, stored.document);
      })
    : 0;
  return doc({ lastErrorObject: doc({ n }), value });
}

function* modify(context: ReadContext, unit: Unit): LockingWork<Reply> {
  const { args } = context;
  const statement = parseStatement({
    filter: args.document('query') ?? emptyDocument(),
    update: args.value('update') ?? null,
    sort: parseSort(args.value('sort')),
  });
  const mayInsert = args.flag('upsert');
  const name = collectionName(context);
  const collection = mayInsert ? writable(context, unit, name) : readable(context, name);
  if (!collection) return reply(0, false, undefined, null);
  const wantsNew = args.flag('new');
  const change = mayInsert ? upsertFound : updateFound;
  let value: BsonDocument | null = null;
  const outcome = yield* change(unit, collection, statement, ({ before, after }) => {
    value = show(context, wantsNew ? after : before);
  });
  if (typeof outcome === 'number') return reply(outcome, outcome > 0, undefined, value);
  return reply(1, false, outcome.get('_id'), wantsNew ? show(context, outcome) : null);
}

function reply(
  n: number,
  updatedExisting: boolean,
  upserted: Maybe,
  value: BsonDocument | null,
): Reply {
  return doc({ lastErrorObject: doc({ n, updatedExisting, upserted }), value });
}

function show({ args }: CommandContext, document: BsonDocument): BsonDocument {
  const fields = args.document('fields');
  return fields?.size ? parseProjection(fields)(document) : document;
}
