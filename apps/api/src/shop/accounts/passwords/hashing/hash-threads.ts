import { Worker } from 'node:worker_threads';
import { JobThreads } from '@shop/front';
import { threadOf } from '../../../../config/places.js';
import type { HashJob, HashResult } from './hash-job.js';

const threads = new JobThreads<HashJob, HashResult>(
  () => new Worker(threadOf('shop/accounts/passwords/hashing/hash.thread')),
);

/**
 * Runs bcrypt in separate threads. bcrypt itself would use libuv's threads, which also compress replies and read files,
 * and have no priority of their own.
 */
export const hashThreads = {
  async hash(text: string, cost: number): Promise<string> {
    return (await threads.run({ text, cost })) as string;
  },
  async compare(text: string, hash: string): Promise<boolean> {
    return (await threads.run({ text, hash })) as boolean;
  },
};
