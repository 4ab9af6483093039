import { parseProjection } from '../aggregation/projection.js';
import { CommandError } from '../errors.js';
import { findDocuments } from '../planner/execute.js';
import { parseSort } from '../planner/sort.js';
import { matches } from '../query/match.js';
import type { MatchDetails } from '../query/filter.js';
import { parseFilter } from '../query/parse-filter.js';
import type { Unit } from '../store/unit.js';
import { emptyDocument, doc, type BsonDocument, type Maybe } from '../values/types.js';
import { parseStatement, updateFound, upsert } from './apply-update.js';
import { assertPlainCollation } from './arguments.js';
import type { CommandContext, Reply, WriteCommand } from './context.js';
import { collectionName, readable, writable } from './namespace.js';
import { readVariables } from './variables.js';

export const findAndModify: WriteCommand = {
  kind: 'write',
  inTransaction: true,
  run: (context, unit) => {
    const { args } = context;
    args.allow(
      args.command,
      'query',
      'sort',
      'remove',
      'update',
      'new',
      'fields',
      'upsert',
      'arrayFilters',
      'hint',
      'let',
      'collation',
      'bypassDocumentValidation',
    );
    assertPlainCollation(args.value('collation'));
    const update = args.value('update');
    if (args.flag('remove')) {
      if (update !== undefined)
        throw new CommandError(9, 'Cannot specify both an update and remove=true');
      if (args.flag('upsert'))
        throw new CommandError(9, 'Cannot specify both upsert=true and remove=true');
      if (args.flag('new'))
        throw new CommandError(
          9,
          "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
        );
      return remove(context, unit);
    }
    if (update === undefined)
      throw new CommandError(9, 'Either an update or remove=true must be specified');
    return modify(context, unit);
  },
};

function remove(context: CommandContext, unit: Unit): Reply {
  const { args } = context;
  const collection = readable({ ...context, reading: unit }, collectionName(context));
  const found = collection && [
    ...findDocuments(unit, collection, {
      filter: parseFilter(args.document('query') ?? emptyDocument(), readVariables(args)),
      sort: parseSort(args.value('sort')),
      limit: 1,
      hint: args.value('hint'),
      deadline: context.deadline,
    }),
  ];
  const stored = found?.[0];
  if (collection && stored) unit.remove(collection, stored);
  return doc({
    lastErrorObject: doc({ n: stored ? 1 : 0 }),
    value: stored ? show(context, stored.document) : null,
  });
}

function modify(context: CommandContext, unit: Unit): Reply {
  const { args } = context;
  const statement = parseStatement({
    filter: args.document('query') ?? emptyDocument(),
    update: args.value('update') ?? null,
    arrayFilters: args.value('arrayFilters'),
    variables: readVariables(args),
    sort: parseSort(args.value('sort')),
    hint: args.value('hint'),
    deadline: context.deadline,
  });
  const mayInsert = args.flag('upsert');
  const name = collectionName(context);
  const collection = mayInsert
    ? writable(context, unit, name)
    : readable({ ...context, reading: unit }, name);
  const [updated] = collection ? [...updateFound(unit, collection, statement, false)] : [];
  const wantsNew = args.flag('new');
  if (updated) {
    const shown = wantsNew ? updated.after : updated.before;
    return reply(1, true, undefined, show(context, shown));
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
  if (!fields?.size) return document;
  const details: MatchDetails = {};
  if ([...fields.keys()].some((path) => path.endsWith('.$'))) {
    matches(parseFilter(args.document('query') ?? emptyDocument()), document, details);
  }
  return parseProjection(fields, { variables: readVariables(args), isFind: true })(
    document,
    details,
  );
}
