import { startDocstore } from '../index.js';

/** A process that has a store and is about to be killed, or told to exit: `parent.ts DIR`. */
await startDocstore({ dataDir: process.argv[2] ?? '' });
process.on('message', () => process.exit(1));
process.send?.('started');
