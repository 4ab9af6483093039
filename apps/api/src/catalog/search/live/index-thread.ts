import type { Worker } from 'node:worker_threads';
import type { SearchRequest, SearchResult } from '@shop/search';
import { startWorker } from '../../../places.js';
import type { IndexChanges, IndexTasks, TaskOutcome } from './index-tasks.js';

/** A thread that is silent for so long while it owes an answer is ended. */
const SILENT_MS = 10_000;

interface Pending {
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
  timer?: NodeJS.Timeout;
}

/**
 * The index, in a thread of its own: however much a search costs, it holds up no other request. Tasks are done in their
 * order.
 */
export class IndexThread {
  private readonly thread: Worker;
  private readonly pending = new Map<number, Pending>();
  private count = 0;
  private endedBy: Error | undefined;
  /** Resolves with the reason when the thread has failed or ended. */
  readonly end: Promise<Error>;

  constructor() {
    this.thread = startWorker('catalog/search/live/index-thread.worker');
    this.thread.on('message', (outcome: TaskOutcome) => this.settle(outcome));
    this.end = new Promise((resolve) => {
      this.thread.once('error', resolve);
      this.thread.once('exit', () => resolve(new Error('The thread of the search index ended')));
    });
    void this.end.then((reason) => this.giveUp(reason));
  }

  /** @param documents are handed over and can't be used afterwards. */
  async add(documents: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.run('add', documents, 0);
  }

  async build(): Promise<void> {
    await this.run('build', undefined, 0);
    // An idle thread keeps no process running.
    this.thread.unref();
  }

  /** @returns whether the index should be built anew. */
  apply(changes: IndexChanges): Promise<boolean> {
    return this.run('apply', changes);
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.run('search', request);
  }

  /** Ends it after the tasks that it has. */
  close(): void {
    this.thread.postMessage(null);
  }

  /** Ends it at once. */
  async stop(): Promise<void> {
    await this.thread.terminate();
  }

  /**
   * @param limitMs 0 for a task that may take any time.
   * @throws what the thread failed with.
   */
  private run<Name extends keyof IndexTasks>(
    name: Name,
    given: IndexTasks[Name]['given'],
    limitMs = SILENT_MS,
  ): Promise<IndexTasks[Name]['answer']> {
    if (this.endedBy) return Promise.reject(this.endedBy);
    const number = (this.count += 1);
    const transferred = given instanceof Uint8Array ? [given.buffer] : [];
    this.thread.postMessage({ number, name, given }, transferred);
    return new Promise<unknown>((resolve, reject) => {
      const timer = limitMs && setTimeout(() => void this.stop(), limitMs).unref();
      this.pending.set(number, { resolve, reject, ...(timer && { timer }) });
    }) as Promise<IndexTasks[Name]['answer']>;
  }

  private settle(outcome: TaskOutcome): void {
    const task = this.pending.get(outcome.number);
    if (!task) return;
    this.pending.delete(outcome.number);
    clearTimeout(task.timer);
    if ('failure' in outcome) task.reject(outcome.failure);
    else task.resolve(outcome.answer);
  }

  private giveUp(reason: Error): void {
    this.endedBy = reason;
    for (const { reject, timer } of this.pending.values()) {
      clearTimeout(timer);
      reject(reason);
    }
    this.pending.clear();
  }
}
