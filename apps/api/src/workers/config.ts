import cluster from 'node:cluster';

/** What the supervisor tells each worker that it starts. */
export interface WorkerConfig {
  /** How many workers serve the shop. */
  count: number;
  databaseUri: string;
}

/** The environment variable that it is told in. */
export const WORKER_VARIABLE = 'SHOP_WORKER';

const told = process.env[WORKER_VARIABLE];

/** Undefined in a shop of one process, and in the supervisor. */
export const worker =
  cluster.isWorker && told !== undefined ? (JSON.parse(told) as WorkerConfig) : undefined;

/** This process's share of what the whole shop may do or hold: an equal part, and at least one. */
export function shareOf(total: number): number {
  return Math.max(1, Math.ceil(total / (worker?.count ?? 1)));
}
