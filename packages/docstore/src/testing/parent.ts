import { startDocstore } from '../index.js';

/** A process that has a store and is about to be killed: `parent.ts DIR`. */
await startDocstore({ dataDir: process.argv[2] ?? '' });
process.send?.('started');
