import { Arguments } from '../arguments.js';
import type { ReadCommand } from '../command.js';
import { runPipeline } from './run-pipeline.js';

export const aggregate: ReadCommand = {
  kind: 'read',
  fields: ['pipeline', 'cursor', 'hint', 'allowDiskUse'],
  inTransaction: true,
  *run(context) {
    const { args, cursors, session, reading, deadline } = context;
    const cursor = new Arguments('aggregate.cursor', args.requiredDocument('cursor'));
    cursor.allow(['batchSize']);
    const { documents, namespace } = yield* runPipeline(context);
    const batchSize = cursor.count('batchSize');
    return yield* cursors.first(documents, namespace, { batchSize, session, reading, deadline });
  },
};
