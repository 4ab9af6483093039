import type { MessagePort, ResourceLimits, Worker } from 'node:worker_threads';
import type { SearchRequest, SearchResult } from '../index/request.js';
import type { IndexChanges, IndexTasks } from './index-tasks.js';
import { TaskThread } from './task-thread.js';

/** A thread that takes longer than this to answer is terminated. */
const SILENT_MS = 10_000;
/** Size of the young generation. Searches leave little garbage, and a small heap collects it sooner. */
const LIMITS: ResourceLimits = { maxYoungGenerationSizeMb: 3 };

/** The index in a separate thread, so that a costly search does not block other requests. */
export class IndexThread {
  private readonly thread: TaskThread<IndexTasks>;
  /** Resolves with the reason when the thread has failed or ended. */
  readonly end: Promise<Error>;

  /** @param start starts a thread that calls `serveIndex`. */
  constructor(start: (limits: ResourceLimits) => Worker) {
    this.thread = new TaskThread(start(LIMITS));
    this.end = this.thread.end;
  }

  /** @param packed a port to which `PackedProducts` have been sent. */
  async open(packed: MessagePort): Promise<void> {
    await this.thread.run('open', packed, { transfer: [packed] });
    // An idle thread does not keep the process alive.
    this.thread.unref();
  }

  /** @returns whether the index should be rebuilt. */
  apply(changes: IndexChanges): Promise<boolean> {
    return this.thread.run('apply', changes, { limitMs: SILENT_MS });
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.thread.run('search', request, { limitMs: SILENT_MS });
  }

  /** Ends the thread after its queued tasks. */
  close(): void {
    this.thread.close();
  }

  /** Ends the thread at once. */
  stop(): Promise<void> {
    return this.thread.stop();
  }
}
