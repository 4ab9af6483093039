import cluster from 'node:cluster';

/** What the supervisor passes to each worker that it starts. */
export interface WorkerConfig {
  /** How many workers there are. */
  count: number;
  databaseUri: string;
  /** Whether others serve already, so that it has to take requests only when it can answer them. */
  joinsOthers: boolean;
}

/** The environment variable that carries the `WorkerConfig` as JSON. */
export const WORKER_VARIABLE = 'SHOP_WORKER';

const given = process.env[WORKER_VARIABLE];

/** Undefined without workers, and in the supervisor. */
export const worker =
  cluster.isWorker && given !== undefined ? (JSON.parse(given) as WorkerConfig) : undefined;

/** This process's share of a bound for the whole server: an equal part, and at least one. */
export function shareOf(total: number): number {
  return Math.max(1, Math.ceil(total / (worker?.count ?? 1)));
}
