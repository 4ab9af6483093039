import { Arguments } from '../arguments.js';
import type { DirectCommand } from '../command.js';
import { runPipeline } from './run-pipeline.js';

export const aggregate: DirectCommand = {
  kind: 'direct',
  fields: ['pipeline', 'cursor', 'hint', 'allowDiskUse'],
  inTransaction: true,
  run: (context) => {
    const { args, cursors, session, reading } = context;
    const cursor = new Arguments('aggregate.cursor', args.requiredDocument('cursor'));
    cursor.allow(['batchSize']);
    const { documents, namespace } = runPipeline(context);
    const batchSize = cursor.count('batchSize');
    return cursors.first(documents, namespace, { batchSize, session, reading });
  },
};
