import { randomUUID } from 'node:crypto';
import { JobModel, type JobRecord } from './job.model.js';
import { MAX_TRIES, waitAfter } from './waits.js';

/** For how long a claimed job is this process's alone. Handlers must take less. */
export const LEASE_MS = 60_000;

/** Which jobs a worker takes: those of these topics, or of all others. Without it, all. */
export type Lane = { only: readonly string[] } | { except: readonly string[] };

function topicsOf(lane: Lane | undefined) {
  if (!lane) return {};
  return { topic: 'only' in lane ? { $in: [...lane.only] } : { $nin: [...lane.except] } };
}

/**
 * Claims the job that has been due for the longest: nobody else gets it before the lease has ended. A job whose process
 * was killed each time is dead in the end.
 */
export async function claimJob(lane?: Lane): Promise<JobRecord | undefined> {
  const now = Date.now();
  const job = await JobModel.findOneAndUpdate(
    { state: 'due', dueAt: { $lte: new Date(now) }, ...topicsOf(lane) },
    { $set: { owner: randomUUID(), dueAt: new Date(now + LEASE_MS) }, $inc: { tries: 1 } },
    { sort: { dueAt: 1 }, returnDocument: 'after' },
  ).lean();
  if (!job) return undefined;
  if (job.tries <= MAX_TRIES) return job;
  await bury(job, job.lastError ?? 'The shop was stopped each time while it worked on this');
  return claimJob(lane);
}

/** Matches a job only as long as this claim holds it. */
function heldBy({ _id, owner, tries }: JobRecord) {
  return { _id, owner, tries };
}

/** Forgets a job that is done. */
export async function finish(job: JobRecord): Promise<void> {
  await JobModel.deleteOne(heldBy(job));
}

/** Puts a job off that can't be done yet. That does not count as a try. */
export async function putOff(job: JobRecord, ms: number): Promise<void> {
  await JobModel.updateOne(heldBy(job), {
    $set: { dueAt: new Date(Date.now() + ms), tries: job.tries - 1 },
    $unset: { owner: 1 },
  });
}

/** Has a failed job tried again later, until it was tried often enough. */
export async function retryLater(job: JobRecord, reason: string): Promise<void> {
  if (job.tries >= MAX_TRIES) return bury(job, reason);
  await JobModel.updateOne(heldBy(job), {
    $set: { dueAt: new Date(Date.now() + waitAfter(job.tries)), lastError: reason },
    $unset: { owner: 1 },
  });
}

async function bury(job: JobRecord, reason: string): Promise<void> {
  await JobModel.updateOne(heldBy(job), {
    $set: { state: 'dead', lastError: reason },
    $unset: { owner: 1 },
  });
}
