/** What workers send to the supervisor. */
export type FromWorker =
  | { type: 'open'; origin: string }
  | { type: 'wants-turn' | 'leaves-turn' }
  | { type: 'wants-metrics' | 'metrics'; call: number; metrics?: unknown };

/** What the supervisor sends to workers. */
export type ToWorker =
  | { type: 'close' | 'turn' }
  | { type: 'send-metrics'; call: number }
  | { type: 'metrics-of-all'; call: number; metrics: unknown[] };
