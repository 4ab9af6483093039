import { IndexThread } from '@shop/search/threads';
import { buildIndex, startIndexWorker } from '../shop/catalog/search/live/build-index.js';
import { LiveIndex } from '../shop/catalog/search/live/live-index.js';

/** Threads that earlier tests have left. */
const free: KeptThread[] = [];

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

/** A `LiveIndex` for tests of what is found: a thread of its own would take a second of CPU to start. */
export const keptIndex = () =>
  new LiveIndex((signal) => buildIndex(signal, () => free.pop() ?? new KeptThread()));
