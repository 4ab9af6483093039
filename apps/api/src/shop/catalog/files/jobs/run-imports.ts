import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import type { FetchPhoto } from '../photos/photo-sources.js';
import { runNextJob } from './run-job.js';

const LOOK_EVERY_MS = 1_000;

/**
 * Runs imports one after the other while the shop is open, also those that a killed instance has left.
 * @param fetchPhoto undefined if the operator does not allow photos by address.
 */
export function startImports(fetchPhoto: FetchPhoto | undefined): Ongoing {
  return whileOpen((signal) => runNextJob(signal, fetchPhoto), {
    everyMs: LOOK_EVERY_MS,
    failure: 'An import stopped',
  });
}
