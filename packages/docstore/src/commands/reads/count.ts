import { countDocuments } from '../../planner/count.js';
import type { FindRequest } from '../../planner/execute.js';
import { parseFilter } from '../../query/parse-filter.js';
import { doc, emptyDocument, integer } from '../../values/types.js';
import type { CommandContext, ReadCommand } from '../command.js';
import { collectionName, readable } from '../namespace.js';

export const count: ReadCommand = {
  kind: 'read',
  fields: ['query', 'limit', 'skip', 'hint'],
  *run(context) {
    const request = readCount(context);
    const collection = readable(context, collectionName(context));
    const n = collection ? yield* countDocuments(context.reading, collection, request) : 0;
    return doc({ n: integer(n) });
  },
};

/** The query of a `count` for the planner. */
export function readCount({ args }: CommandContext): FindRequest {
  return {
    filter: parseFilter(args.document('query') ?? emptyDocument()),
    sort: [],
    skip: args.count('skip'),
    limit: args.count('limit'),
    hint: args.value('hint'),
  };
}
