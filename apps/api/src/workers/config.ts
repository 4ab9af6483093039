import cluster from 'node:cluster';

/** What the supervisor passes to each worker that it starts. */
export interface WorkerConfig {
  /** How many workers serve the shop. */
  count: number;
  databaseUri: string;
}

/** The environment variable that carries the `WorkerConfig` as JSON. */
export const WORKER_VARIABLE = 'SHOP_WORKER';

const told = process.env[WORKER_VARIABLE];

/** Undefined in a shop of one process, and in the supervisor. */
export const worker =
  cluster.isWorker && told !== undefined ? (JSON.parse(told) as WorkerConfig) : undefined;

/** This process's share of a bound for the whole shop: an equal part, and at least one. */
export function shareOf(total: number): number {
  return Math.max(1, Math.ceil(total / (worker?.count ?? 1)));
}
