import type { Worker } from 'node:cluster';
import type { ToWorker } from './messages.js';

/** A worker that does not send its metrics within this time is left out. */
const PATIENCE_MS = 1_000;

interface Collection {
  missing: Set<number>;
  metrics: unknown[];
  finish: () => void;
}

/** Collects the metrics of all workers for the worker that received the request. */
export class MetricsExchange {
  private readonly collections = new Map<number, Collection>();
  private calls = 0;

  collect(asker: Worker, askersCall: number, workers: readonly Worker[]): void {
    const call = ++this.calls;
    const metrics: unknown[] = [];
    const timer = setTimeout(() => finish(), PATIENCE_MS);
    const finish = () => {
      clearTimeout(timer);
      if (this.collections.delete(call))
        sendTo(asker, { type: 'metrics-of-all', call: askersCall, metrics });
    };
    this.collections.set(call, { missing: new Set(workers.map(({ id }) => id)), metrics, finish });
    for (const worker of workers) sendTo(worker, { type: 'send-metrics', call });
  }

  add({ id }: Worker, call: number, metrics: unknown): void {
    const collection = this.collections.get(call);
    if (!collection?.missing.delete(id)) return;
    collection.metrics.push(metrics);
    if (collection.missing.size === 0) collection.finish();
  }
}

/** Does nothing if the worker has just ended. */
export function sendTo(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
