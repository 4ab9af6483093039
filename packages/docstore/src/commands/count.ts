import { countDocuments } from '../planner/count.js';
import { findDocuments } from '../planner/execute.js';
import { parseFilter } from '../query/parse-filter.js';
import { hashKey } from '../values/key.js';
import { splitPath, valuesAt } from '../values/paths.js';
import { emptyDocument, doc, integer, type BsonValue } from '../values/types.js';
import { assertPlainCollation } from './arguments.js';
import type { ReadCommand } from './context.js';
import { collectionName, readable } from './namespace.js';

export const countFields = ['count', 'query', 'limit', 'skip', 'hint', 'collation', 'fields'];

export const count: ReadCommand = {
  kind: 'read',
  run: (context) => {
    const { args } = context;
    args.allow(...countFields);
    assertPlainCollation(args.value('collation'));
    const filter = parseFilter(args.document('query') ?? emptyDocument());
    const collection = readable(context, collectionName(context));
    if (!collection) return doc({ n: 0 });
    const n = countDocuments(context.reading, collection, {
      filter,
      sort: [],
      skip: args.count('skip'),
      limit: args.count('limit'),
      hint: args.value('hint'),
      deadline: context.deadline,
    });
    return doc({ n: integer(n) });
  },
};

export const distinctFields = ['distinct', 'key', 'query', 'collation'];

export const distinct: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  run: (context) => {
    const { args } = context;
    args.allow(...distinctFields);
    assertPlainCollation(args.value('collation'));
    const segments = splitPath(args.text('key'));
    const filter = parseFilter(args.document('query') ?? emptyDocument());
    const collection = readable(context, collectionName(context));
    if (!collection) return doc({ values: [] });
    const values = new Map<string, BsonValue>();
    const request = { filter, sort: [], deadline: context.deadline };
    for (const { document } of findDocuments(context.reading, collection, request)) {
      for (const { value } of valuesAt(document, segments)) {
        for (const item of Array.isArray(value) ? value : [value]) {
          if (item !== undefined) values.set(hashKey(item), item);
        }
      }
    }
    return doc({ values: [...values.values()] });
  },
};
