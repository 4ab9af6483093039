import { startDocstore } from '../index.js';

/** `parent.ts DIR`: a process that starts a store, to be killed or told to exit. */
await startDocstore({ dataDir: process.argv[2] ?? '' });
process.on('message', () => process.exit(1));
process.send?.('started');
