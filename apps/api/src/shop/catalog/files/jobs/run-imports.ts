import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { runNextJob } from './run-job.js';

const LOOK_EVERY_MS = 1_000;

/** Runs imports one after the other while the shop is open, also those that a killed instance has left. */
export function startImports(): Ongoing {
  return whileOpen(runNextJob, {
    everyMs: LOOK_EVERY_MS,
    failure: 'An import could not go on',
  });
}
