import { CommandError } from '../errors.js';
import { Arguments, assertPlainCollation } from './arguments.js';
import type { CommandContext, ReadCommand, WriteCommand } from './context.js';
import { singleBatch } from './cursors.js';
import { merge } from './merge.js';
import { out } from './out.js';
import { aggregateFields, runPipeline, writingStage } from './pipeline-run.js';

export const aggregate: ReadCommand = {
  kind: 'read',
  inTransaction: true,
  writing: (args) => (writingStage(args) ? aggregateInto : undefined),
  run: (context) => {
    const { args, cursors, session, reading } = context;
    const batchSize = readOptions(context).count('batchSize');
    const { documents, namespace } = runPipeline(context, args.value('pipeline') ?? null);
    return cursors.first(documents, namespace, { batchSize, session, reading });
  },
};

/** An `aggregate` whose last stage writes: all of it or nothing. */
const aggregateInto: WriteCommand = {
  kind: 'write',
  run: (context, unit) => {
    const { args } = context;
    readOptions(context);
    const [name, operand] = writingStage(args) ?? ['', null];
    if (args.document('readConcern')?.get('level') === 'linearizable') {
      throw new CommandError(72, `${name} cannot be used with a 'linearizable' read concern level`);
    }
    const stages = args.value('pipeline');
    const before = Array.isArray(stages) ? stages.slice(0, -1) : [];
    const { documents, namespace } = runPipeline(context, before);
    const write = name === '$out' ? out : merge;
    write(context, unit, operand, [...asIterable(documents)]);
    return singleBatch([], namespace);
  },
};

/** Checks the command's fields; gives the options of its cursor. */
function readOptions({ args }: CommandContext): Arguments {
  args.allow(...aggregateFields);
  assertPlainCollation(args.value('collation'));
  const cursor = new Arguments('aggregate.cursor', args.requiredDocument('cursor'));
  cursor.allow('batchSize');
  return cursor;
}

function asIterable<T>(iterator: Iterator<T>): Iterable<T> {
  return { [Symbol.iterator]: () => iterator };
}
