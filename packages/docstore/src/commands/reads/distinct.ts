import { findDocuments } from '../../planner/execute.js';
import { parseFilter } from '../../query/parse-filter.js';
import { hashKey } from '../../values/key.js';
import { splitPath, valuesAt } from '../../values/paths.js';
import { doc, emptyDocument, type BsonValue } from '../../values/types.js';
import { forEach } from '../../work/streams.js';
import type { ReadCommand } from '../command.js';
import { collectionName, readable } from '../namespace.js';

/** The distinct values of a field; an array counts as its elements. */
export const distinct: ReadCommand = {
  kind: 'read',
  fields: ['key', 'query'],
  inTransaction: true,
  *run(context) {
    const { args, reading } = context;
    const segments = splitPath(args.text('key'));
    const filter = parseFilter(args.document('query') ?? emptyDocument());
    const collection = readable(context, collectionName(context));
    if (!collection) return doc({ values: [] });
    const values = new Map<string, BsonValue>();
    const found = findDocuments(reading, collection, { filter, sort: [] });
    yield* forEach(found, ({ document }) => {
      for (const { value } of valuesAt(document, segments)) {
        for (const item of Array.isArray(value) ? value : [value]) {
          if (item !== undefined) values.set(hashKey(item), item);
        }
      }
    });
    return doc({ values: [...values.values()] });
  },
};
