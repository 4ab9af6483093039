import { CommandError, unsupported } from '../errors.js';
import { choosePlan } from '../planner/choose-plan.js';
import { findDocuments, type FindRequest, type Statistics } from '../planner/execute.js';
import { describePlan } from '../planner/describe-plan.js';
import { parseSort } from '../planner/sort.js';
import { parseFilter } from '../query/parse-filter.js';
import { emptyDocument, doc, type BsonDocument } from '../values/types.js';
import { aggregateFields, readPipeline, writingStage } from './pipeline-run.js';
import { Arguments } from './arguments.js';
import { countFields, distinctFields } from './count.js';
import type { CommandContext, ReadCommand } from './context.js';
import { findFields, readFind } from './find.js';
import { collectionName, readable } from './namespace.js';

/** Tells how a query is run: IXSCAN or COLLSCAN, and with executionStats how much it reads. */
export const explain: ReadCommand = {
  kind: 'read',
  run: (context) => {
    context.args.allow('explain', 'verbosity');
    const body = context.args.requiredDocument('explain');
    const [name = ''] = body.keys();
    const inner = { ...context, args: new Arguments(name, body) };
    const request = readRequest(inner);
    const namespace = `${context.database}.${collectionName(inner)}`;
    const verbosity = context.args.value('verbosity') ?? 'allPlansExecution';
    return explainRequest(inner, namespace, request, verbosity !== 'queryPlanner');
  },
};

function readRequest(context: CommandContext): FindRequest {
  const { args } = context;
  switch (args.command) {
    case 'find':
      args.allow(...findFields);
      return readFind(args);
    case 'aggregate':
      args.allow(...aggregateFields, 'explain');
      if (writingStage(args)) throw unsupported('explain of a pipeline that writes');
      return readPipeline(context, args.value('pipeline') ?? null).request;
    case 'count':
      args.allow(...countFields);
      return queryRequest(args);
    case 'distinct':
      args.allow(...distinctFields);
      return queryRequest(args);
    case 'update':
    case 'delete':
      return writeRequest(args, args.command === 'update' ? 'updates' : 'deletes');
    case 'findAndModify':
    case 'findandmodify':
      return { ...queryRequest(args), sort: parseSort(args.value('sort')), limit: 1 };
    default:
      throw unsupported(`explain of ${args.command}`, 59);
  }
}

function queryRequest(args: Arguments): FindRequest {
  return {
    filter: parseFilter(args.document('query') ?? emptyDocument()),
    sort: [],
    skip: args.count('skip'),
    limit: args.count('limit'),
    hint: args.value('hint'),
  };
}

function writeRequest(args: Arguments, field: string): FindRequest {
  const [statement, ...others] = args.documents(field);
  if (!statement || others.length > 0)
    throw new CommandError(72, 'explain takes exactly one statement');
  const options = new Arguments(field, statement);
  const all = field === 'updates' ? options.flag('multi') : options.count('limit') === 0;
  return {
    filter: parseFilter(options.requiredDocument('q')),
    sort: [],
    hint: options.value('hint'),
    limit: all ? undefined : 1,
  };
}

function explainRequest(
  context: CommandContext,
  namespace: string,
  request: FindRequest,
  execute: boolean,
): BsonDocument {
  const [, ...rest] = namespace.split('.');
  const collection = readable(context, rest.join('.'));
  const { limit = 0, skip = 0 } = request;
  const plan =
    collection &&
    choosePlan(context.reading.connection, collection, {
      ...request,
      limit: limit === 0 ? undefined : limit + skip,
    });
  const winningPlan = plan ? describePlan(plan, request) : doc({ stage: 'EOF' });
  const planner = doc({ namespace, winningPlan, rejectedPlans: [] });
  if (!execute) return doc({ queryPlanner: planner });
  const statistics: Statistics = { keysExamined: 0, documentsExamined: 0 };
  const found = collection
    ? [...findDocuments(context.reading, collection, request, statistics)]
    : [];
  return doc({
    queryPlanner: planner,
    executionStats: doc({
      executionSuccess: true,
      nReturned: found.length,
      totalKeysExamined: statistics.keysExamined,
      totalDocsExamined: statistics.documentsExamined,
    }),
  });
}
