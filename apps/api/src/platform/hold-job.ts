import { setTimeout as pause } from 'node:timers/promises';
import { JobModel, type JobRecord } from '@shop/mongo/jobs';

const SIGN_OF_LIFE_MS = 3_000;

/** For how long a process that is no longer heard of keeps the others waiting, in milliseconds. */
const LEASE_MS = 10_000;

/** How far a job is, in any words. */
type Progress = () => Promise<string>;

/**
 * Keeps a job that takes longer than a lease with the process that works on it, by signs of life. Those of a process that
 * was thought dead change nothing once another one has claimed the job. If it has got further since an earlier try, that
 * one does not count: only a job that stands still is dead in the end, however often the shop is killed.
 * @returns lets go of it.
 */
export function holdJob(job: JobRecord, progress: Progress): () => Promise<void> {
  const ending = new AbortController();
  const done = run(job, progress, ending.signal);
  return () => {
    ending.abort();
    return done;
  };
}

async function run(job: JobRecord, progress: Progress, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    // The next sign of life may arrive.
    await giveSign(job, progress).catch(() => undefined);
    await pause(SIGN_OF_LIFE_MS, undefined, { signal }).catch(() => undefined);
  }
}

async function giveSign(job: JobRecord, progress: Progress): Promise<void> {
  const { _id, owner, tries, data } = job;
  const reached = await progress();
  const isFurther = reached !== data.reached;
  const further = isFurther ? { tries: 1, data: { ...data, reached } } : {};
  const { matchedCount } = await JobModel.updateOne(
    { _id, owner, tries },
    { $set: { dueAt: new Date(Date.now() + LEASE_MS), ...further } },
  );
  // By its tries a job is recognised when it ends.
  if (matchedCount > 0) Object.assign(job, further);
}
