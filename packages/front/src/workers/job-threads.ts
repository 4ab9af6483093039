import type { Worker } from 'node:worker_threads';

/** How long an idle thread is kept. Then it ends, which frees its memory. */
const IDLE_MS = 30_000;

interface IdleThread {
  thread: Worker;
  timer: NodeJS.Timeout;
}

/** Runs jobs in threads, each of which answers one message after the other: as many as jobs run at the same time. */
export class JobThreads<Job, Result> {
  private readonly idle: IdleThread[] = [];

  /** @param startThread starts one that answers each message with a result. */
  constructor(private readonly startThread: () => Worker) {}

  async run(job: Job): Promise<Result> {
    const thread = this.takeIdle() ?? this.startThread();
    thread.ref();
    const result = await this.answerOf(thread, job);
    thread.unref();
    const timer = setTimeout(() => {
      this.idle.splice(
        this.idle.findIndex((each) => each.thread === thread),
        1,
      );
      void thread.terminate();
    }, IDLE_MS).unref();
    this.idle.push({ thread, timer });
    return result;
  }

  private takeIdle(): Worker | undefined {
    const last = this.idle.pop();
    clearTimeout(last?.timer);
    return last?.thread;
  }

  /** A thread that fails has ended and is not reused. */
  private answerOf(thread: Worker, job: Job): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = () => thread.off('message', answer).off('error', fail).off('exit', end);
      const answer = (result: Result) => {
        settle();
        resolve(result);
      };
      const fail = (error: unknown) => {
        settle();
        reject(new Error('A thread failed', { cause: error }));
      };
      const end = (code: number) => fail(new Error(`It ended with code ${code}`));
      thread.on('message', answer).on('error', fail).on('exit', end);
      thread.postMessage(job);
    });
  }
}
