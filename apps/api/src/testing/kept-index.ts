import type { MessagePort } from 'node:worker_threads';
import { IndexThread, PackingThread } from '@shop/search/threads';
import {
  buildIndex,
  startIndexWorker,
  startPackingWorker,
} from '../shop/catalog/search/live/build-index.js';
import { LiveIndex } from '../shop/catalog/search/live/live-index.js';

/** Threads that earlier tests have left. */
const free: KeptThread[] = [];
const freePacking: KeptPackingThread[] = [];

/** A thread that is kept for the next index when its own is closed: opened again, it forgets what it held. */
class KeptThread extends IndexThread {
  constructor() {
    super(startIndexWorker);
    void this.end.then(() => {
      if (free.includes(this)) free.splice(free.indexOf(this), 1);
    });
  }

  override close(): void {
    if (!free.includes(this)) free.push(this);
  }

  override stop(): Promise<void> {
    this.close();
    return Promise.resolve();
  }
}

/** A thread that is kept for the next index once it has packed one, which it forgets. */
class KeptPackingThread extends PackingThread {
  private hasPacked = false;

  constructor() {
    const worker = startPackingWorker();
    worker.unref();
    super(worker);
  }

  override async pack(port: MessagePort): Promise<void> {
    await super.pack(port);
    this.hasPacked = true;
  }

  override async stop(): Promise<void> {
    if (freePacking.includes(this)) return;
    if (!this.hasPacked) return super.stop();
    this.hasPacked = false;
    freePacking.push(this);
  }
}

/** A `LiveIndex` for tests of what is found: threads of its own would take a second of CPU to start. */
export const keptIndex = () =>
  new LiveIndex((signal) =>
    buildIndex(
      signal,
      () => free.pop() ?? new KeptThread(),
      () => freePacking.pop() ?? new KeptPackingThread(),
    ),
  );
