import type { MessagePort } from 'node:worker_threads';
import type { SearchRequest, SearchResult } from '@shop/search';
import type { IndexChanges, IndexTasks } from './index-tasks.js';
import { TaskThread } from './task-thread.js';

/** A thread that is silent for so long while it owes an answer is ended. */
const SILENT_MS = 10_000;
/** Searches leave little behind; with less room it is collected sooner. */
const YOUNG_MB = 3;

/** The index, in a thread of its own: however much a search costs, it holds up no other request. */
export class IndexThread {
  private readonly thread = new TaskThread<IndexTasks>('catalog/search/live/index-thread.worker', {
    maxYoungGenerationSizeMb: YOUNG_MB,
  });
  /** Resolves with the reason when the thread has failed or ended. */
  readonly end = this.thread.end;

  /** @param packed a port that has got all products, packed. */
  async open(packed: MessagePort): Promise<void> {
    await this.thread.run('open', packed, { transfer: [packed] });
    // An idle thread keeps no process running.
    this.thread.unref();
  }

  /** @returns whether the index should be built anew. */
  apply(changes: IndexChanges): Promise<boolean> {
    return this.thread.run('apply', changes, { limitMs: SILENT_MS });
  }

  search(request: SearchRequest): Promise<SearchResult> {
    return this.thread.run('search', request, { limitMs: SILENT_MS });
  }

  /** Ends it after the tasks that it has. */
  close(): void {
    this.thread.close();
  }

  /** Ends it at once. */
  stop(): Promise<void> {
    return this.thread.stop();
  }
}
