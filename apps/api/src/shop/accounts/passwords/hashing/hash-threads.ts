import { Worker } from 'node:worker_threads';
import { threadOf } from '../../../../config/places.js';
import type { HashJob, HashResult } from './hash-job.js';

/** How long an idle thread is kept. Then it ends, which frees its memory. */
const IDLE_MS = 30_000;

interface IdleThread {
  thread: Worker;
  timer: NodeJS.Timeout;
}

const idle: IdleThread[] = [];

/**
 * Runs bcrypt in separate threads. bcrypt itself would use libuv's threads, which also compress replies and read files,
 * and have no priority of their own. There are as many threads as jobs that run at the same time.
 */
export const hashThreads = {
  async hash(text: string, cost: number): Promise<string> {
    return (await run({ text, cost })) as string;
  },
  async compare(text: string, hash: string): Promise<boolean> {
    return (await run({ text, hash })) as boolean;
  },
};

async function run(job: HashJob): Promise<HashResult> {
  const thread = takeIdle() ?? startThread();
  thread.ref();
  const result = await answerOf(thread, job);
  thread.unref();
  const timer = setTimeout(() => {
    idle.splice(
      idle.findIndex((each) => each.thread === thread),
      1,
    );
    void thread.terminate();
  }, IDLE_MS).unref();
  idle.push({ thread, timer });
  return result;
}

function takeIdle(): Worker | undefined {
  const last = idle.pop();
  clearTimeout(last?.timer);
  return last?.thread;
}

function startThread(): Worker {
  return new Worker(threadOf('shop/accounts/passwords/hashing/hash.thread'));
}

/** A thread that fails has ended and is not reused. */
function answerOf(thread: Worker, job: HashJob): Promise<HashResult> {
  return new Promise((resolve, reject) => {
    const settle = () => thread.off('message', answer).off('error', fail).off('exit', end);
    const answer = (result: HashResult) => {
      settle();
      resolve(result);
    };
    const fail = (error: unknown) => {
      settle();
      reject(new Error('A hash thread failed', { cause: error }));
    };
    const end = (code: number) => fail(new Error(`It ended with code ${code}`));
    thread.on('message', answer).on('error', fail).on('exit', end);
    thread.postMessage(job);
  });
}
