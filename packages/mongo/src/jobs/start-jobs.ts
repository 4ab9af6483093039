import { claimJob, finish, putOff, retryLater, type Lane } from './claim.js';
import { countFailure } from './job-figures.js';
import type { JobRecord } from './job.model.js';
import { Sleeper } from './wake.js';

/** How often to look for jobs that other processes have written. */
const LOOK_EVERY_MS = 3_000;

/** A job can't be done yet. */
export class NotYetError extends Error {
  override name = 'NotYetError';

  constructor(readonly waitMs: number) {
    super('The job is not due yet');
  }
}

/**
 * Does a job. It may run more than once, also after it was done: when the process ends before the job is forgotten.
 * @throws NotYetError to be called again later; any other error is a failed try.
 */
export type JobHandler = (job: JobRecord) => Promise<void>;

/** Handlers by the topic of their jobs. */
export type JobHandlers = Readonly<Record<string, JobHandler>>;

interface Reports {
  /** A try of a job has failed; it is tried again, or dead. */
  failed(job: JobRecord, error: unknown): void;
  /** No job could be claimed. */
  stuck(error: unknown): void;
}

/**
 * Works off jobs, one after the other, until it is stopped. Any number of processes share the jobs.
 * @param lane so that slow jobs keep no others waiting.
 */
export function startJobs(
  handlers: JobHandlers,
  reports: Reports,
  lane?: Lane,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const done = run(() => workOffNext(handlers, reports, lane), reports, stopping.signal);
  return {
    /** Waits for the job under way. */
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function run(
  workOff: () => Promise<boolean>,
  reports: Reports,
  signal: AbortSignal,
): Promise<void> {
  const sleeper = new Sleeper(signal);
  while (!signal.aborted) {
    const hasWorked = await workOff().catch((error: unknown) => {
      if (!signal.aborted) reports.stuck(error);
      return false;
    });
    if (!hasWorked) await sleeper.sleep(LOOK_EVERY_MS);
  }
}

/** @returns whether there was a job. */
export async function workOffNext(
  handlers: JobHandlers,
  { failed }: Pick<Reports, 'failed'>,
  lane?: Lane,
): Promise<boolean> {
  const job = await claimJob(lane);
  if (!job) return false;
  try {
    const handle = handlers[job.topic];
    if (!handle) throw new Error(`Nothing handles jobs of the topic ${job.topic}`);
    await handle(job);
  } catch (error) {
    if (error instanceof NotYetError) await putOff(job, error.waitMs);
    else {
      countFailure(job.topic);
      failed(job, error);
      await retryLater(job, reasonOf(error));
    }
    return true;
  }
  await finish(job);
  return true;
}

const MAX_REASON_LENGTH = 300;

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON_LENGTH);
}
