import { log } from '@shop/http/log';
import { DatabaseError } from '@shop/mongo/server';
import { OperatorError } from '../config/operator-error.js';

/** Runs a command. One that fails says what to do, or what went wrong, and ends with 1. */
export function runCommand(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    if (error instanceof OperatorError || error instanceof DatabaseError) {
      log.advice(error.message);
    } else {
      log.error('The command failed', error);
    }
    process.exitCode = 1;
  });
}
