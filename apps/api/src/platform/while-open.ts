import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from '@shop/http';
import { log } from '@shop/http/log';
import { JobModel, type JobHandler } from '@shop/mongo/jobs';
import { enqueueOnce } from './enqueue-once.js';
import { holdJob } from './hold-job.js';

/** Work that goes on while the shop is open. */
export interface Ongoing {
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

interface Rhythm {
  /** The pause after each round, in milliseconds. */
  everyMs: number;
  /** What the log and the tasks say of a round that failed; the next one is tried as usual. */
  failure: string;
  /** What has failed in an earlier round and is not tried in each one: its task stays for as long. */
  standing?: () => string | undefined;
}

type Round = (signal: AbortSignal) => Promise<boolean>;

export const ROUND_TOPIC = 'round';

/** The work of this process, by what is said of it when it fails. */
const rounds = new Map<string, { work: Round } & Pick<Rhythm, 'standing'>>();

/**
 * Does a round of some work that has failed: its task is gone as soon as one succeeds, and dead if none does for long.
 */
export const handleRound: JobHandler = async (job) => {
  const round = rounds.get(job.data.failure ?? '');
  if (!round) return;
  const letGo = holdJob(job, () => Promise.resolve(ROUND_TOPIC));
  try {
    await round.work(new AbortController().signal);
    const standing = round.standing?.();
    if (standing !== undefined) throw new Error(standing);
  } finally {
    await letGo();
  }
};

/**
 * Works in rounds until it is stopped.
 * @param work a round; true if the next one should follow without a pause.
 */
export function whileOpen(work: Round, rhythm: Rhythm): Ongoing {
  const { failure, standing } = rhythm;
  rounds.set(failure, { work, ...(standing && { standing }) });
  const stopping = new AbortController();
  const done = run(work, rhythm, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return done;
    },
  };
}

async function run(work: Round, { everyMs, failure }: Rhythm, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const hasMore = await work(signal).catch(async (error: unknown) => {
      // An outage is logged as one line without a stack: the cause is not in our code.
      if (!signal.aborted) log.error(failure, isOutage(error) ? undefined : error);
      if (!isOutage(error)) await showFailure(failure).catch(() => undefined);
      return false;
    });
    if (!hasMore) await pause(everyMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Makes a task of work that fails, so that administrators see why. One is enough. */
async function showFailure(failure: string): Promise<void> {
  const job = { topic: ROUND_TOPIC, key: `${ROUND_TOPIC}:${failure}`, data: { failure } };
  if (!(await JobModel.exists({ key: job.key }))) await enqueueOnce(job);
}
