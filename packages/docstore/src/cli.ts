import { readOptions } from './cli-options.js';
import { runServer } from './run-server.js';

/** `cli.js --data DIR [--listen 127.0.0.1:PORT]`: runs the store until it is told to end. */
try {
  await runServer(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
