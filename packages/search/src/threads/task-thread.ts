import type { Transferable, Worker } from 'node:worker_threads';
import type { Task, TaskOutcome, TaskTable } from './perform-tasks.js';

interface Pending {
  resolve: (answer: unknown) => void;
  reject: (reason: unknown) => void;
  timer?: NodeJS.Timeout;
}

interface TaskOptions {
  /** The thread is terminated if the task takes longer; 0 means no limit. */
  limitMs?: number;
  /** Objects that are transferred to the thread and can't be used here afterwards. */
  transfer?: Transferable[];
}

/** A thread that performs tasks in order. */
export class TaskThread<Tasks extends TaskTable<Tasks>> {
  private readonly pending = new Map<number, Pending>();
  private count = 0;
  private endedBy: Error | undefined;
  /** Resolves with the reason when the thread has failed or ended. */
  readonly end: Promise<Error>;

  /** @param thread one that calls `performTasks`. */
  constructor(private readonly thread: Worker) {
    this.thread.on('message', (outcome: TaskOutcome) => this.settle(outcome));
    this.end = new Promise((resolve) => {
      this.thread.once('error', resolve);
      this.thread.once('exit', () => resolve(new Error('The thread of the search index ended')));
    });
    void this.end.then((reason) => this.giveUp(reason));
  }

  /** @throws the error with which the thread failed. */
  run<Name extends keyof Tasks>(
    name: Name,
    given: Tasks[Name]['given'],
    { limitMs = 0, transfer = [] }: TaskOptions = {},
  ): Promise<Tasks[Name]['answer']> {
    if (this.endedBy) return Promise.reject(this.endedBy);
    const number = (this.count += 1);
    const task: Task<Tasks> = { number, name, given };
    this.thread.postMessage(task, transfer);
    return new Promise<unknown>((resolve, reject) => {
      const timer = limitMs && setTimeout(() => void this.stop(), limitMs).unref();
      this.pending.set(number, { resolve, reject, ...(timer && { timer }) });
    });
  }

  /** From now on the thread does not keep the process alive. */
  unref(): void {
    this.thread.unref();
  }

  /** Ends the thread after its queued tasks. */
  close(): void {
    this.thread.postMessage(null);
  }

  /** Ends the thread at once. */
  async stop(): Promise<void> {
    await this.thread.terminate();
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
