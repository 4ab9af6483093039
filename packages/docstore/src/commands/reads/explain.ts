import { unsupported } from '../../errors.js';
import { choosePlan } from '../../planner/choose-plan.js';
import { describePlan } from '../../planner/describe-plan.js';
import { findDocuments, type FindRequest } from '../../planner/execute.js';
import type { Statistics } from '../../planner/statistics.js';
import { doc, integer } from '../../values/types.js';
import { Arguments } from '../arguments.js';
import { countItems } from '../../work/streams.js';
import type { Work } from '../../work/work.js';
import type { ReadCommand, ReadContext } from '../command.js';
import type { Reply } from '../reply.js';
import { collectionName, readable } from '../namespace.js';
import { aggregate } from './aggregate.js';
import { count, readCount } from './count.js';
import { find, readFind } from './find.js';
import { readPipeline } from './run-pipeline.js';

/** Shows how a query is executed: IXSCAN or COLLSCAN, and with executionStats how much it reads. */
export const explain: ReadCommand = {
  kind: 'read',
  fields: ['verbosity'],
  run: (context) => {
    const body = context.args.requiredDocument('explain');
    const [name = ''] = body.keys();
    const inner = { ...context, args: new Arguments(name, body) };
    const executes = context.args.value('verbosity') !== 'queryPlanner';
    return explainRequest(inner, readRequest(inner), executes);
  },
};

function readRequest(context: ReadContext): FindRequest {
  const { args } = context;
  switch (args.command) {
    case 'find':
      args.allow(fieldsOf(find));
      return readFind(context);
    case 'count':
      args.allow(fieldsOf(count));
      return readCount(context);
    case 'aggregate':
      args.allow([...fieldsOf(aggregate), 'explain']);
      return readPipeline(context).request;
    default:
      throw unsupported(`explain of ${args.command}`, 59);
  }
}

function fieldsOf({ fields }: ReadCommand): readonly string[] {
  return fields === 'any' ? [] : fields;
}

function* explainRequest(
  context: ReadContext,
  request: FindRequest,
  executes: boolean,
): Work<Reply> {
  const { database, reading } = context;
  const name = collectionName(context);
  const collection = readable(context, name);
  const { limit = 0, skip = 0 } = request;
  const plan =
    collection &&
    (yield* choosePlan(reading, collection, {
      ...request,
      limit: limit === 0 ? undefined : limit + skip,
    }));
  const winningPlan = plan ? describePlan(plan, request) : doc({ stage: 'EOF' });
  const queryPlanner = doc({ namespace: `${database}.${name}`, winningPlan, rejectedPlans: [] });
  if (!executes) return doc({ queryPlanner });
  const statistics: Statistics = { keysExamined: 0, documentsExamined: 0 };
  const found = collection ? findDocuments(reading, collection, request, statistics) : [];
  const nReturned = yield* countItems(found);
  return doc({
    queryPlanner,
    executionStats: doc({
      executionSuccess: true,
      nReturned: integer(nReturned),
      totalKeysExamined: statistics.keysExamined,
      totalDocsExamined: statistics.documentsExamined,
    }),
  });
}
