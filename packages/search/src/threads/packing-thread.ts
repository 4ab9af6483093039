import type { MessagePort, Worker } from 'node:worker_threads';
import type { PackingTasks } from './index-tasks.js';
import { TaskThread } from './task-thread.js';

/** Packs products in a separate thread. The memory that this takes is freed when the thread is stopped. */
export class PackingThread {
  private readonly thread: TaskThread<PackingTasks>;

  /** @param worker a thread that calls `servePacking`. */
  constructor(worker: Worker) {
    this.thread = new TaskThread(worker);
  }

  /** @param documents products as they are stored, as for `servePacking`. */
  async add(documents: readonly Uint8Array[]): Promise<void> {
    const all = joined(documents);
    await this.thread.run('add', all, { transfer: [all.buffer] });
  }

  /** Sends `PackedProducts` to a port. */
  async pack(port: MessagePort): Promise<void> {
    await this.thread.run('pack', port, { transfer: [port] });
  }

  /** Ends the thread at once. */
  stop(): Promise<void> {
    return this.thread.stop();
  }
}

/** Copies the documents into one buffer that can be transferred to a thread. */
function joined(documents: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(documents.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const document of documents) {
    all.set(document, at);
    at += document.length;
  }
  return all;
}
