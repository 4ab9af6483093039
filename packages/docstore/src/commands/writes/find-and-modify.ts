import { parseProjection } from '../../aggregation/projection.js';
import { CommandError } from '../../errors.js';
import { findDocuments } from '../../planner/execute.js';
import { parseSort } from '../../planner/sort.js';
import { parseFilter } from '../../query/parse-filter.js';
import type { Unit } from '../../store/units/unit.js';
import { doc, emptyDocument, type BsonDocument, type Maybe } from '../../values/types.js';
import type { CommandContext, Reply, WriteCommand } from '../command.js';
import { collectionName, readable, writable } from '../namespace.js';
import { parseStatement, updateFound, upsert } from './apply-update.js';

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

function remove(context: CommandContext, unit: Unit): Reply {
  const { args, deadline } = context;
  const request = {
    filter: parseFilter(args.document('query') ?? emptyDocument()),
    sort: parseSort(args.value('sort')),
    limit: 1,
    deadline,
  };
  const collection = readable(context, collectionName(context));
  const [stored] = collection ? findDocuments(unit, collection, request) : [];
  if (collection && stored) unit.remove(collection, stored);
  return doc({
    lastErrorObject: doc({ n: stored ? 1 : 0 }),
    value: stored ? show(context, stored.document) : null,
  });
}

function modify(context: CommandContext, unit: Unit): Reply {
  const { args, deadline } = context;
  const statement = parseStatement({
    filter: args.document('query') ?? emptyDocument(),
    update: args.value('update') ?? null,
    sort: parseSort(args.value('sort')),
    deadline,
  });
  const mayInsert = args.flag('upsert');
  const name = collectionName(context);
  const collection = mayInsert ? writable(context, unit, name) : readable(context, name);
  const [updated] = collection ? [...updateFound(unit, collection, statement, false)] : [];
  const wantsNew = args.flag('new');
  if (updated) {
    return reply(1, true, undefined, show(context, wantsNew ? updated.after : updated.before));
  }
  if (!collection || !mayInsert) return reply(0, false, undefined, null);
  const inserted = upsert(unit, collection, statement);
  return reply(1, false, inserted.get('_id'), wantsNew ? show(context, inserted) : null);
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
