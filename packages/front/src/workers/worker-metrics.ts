import { worker } from './config.js';
import { onSupervisorMessage, tellSupervisor } from './supervisor-line.js';

/** Reads the metrics of one worker, or of all of them. */
export type MetricsOf<T> = () => Promise<T>;

/**
 * Sends this worker's metrics when another worker asks for them.
 * @returns a function that asks for the metrics of all workers, its own included; undefined without workers.
 */
export function shareMetrics<T>(own: MetricsOf<T>): MetricsOf<T[]> | undefined {
  if (!worker) return undefined;
  const waiting = new Map<number, (metrics: T[]) => void>();
  let calls = 0;
  onSupervisorMessage((message) => {
    if (message.type === 'send-metrics') {
      const { call } = message;
      void own().then((metrics) => tellSupervisor({ type: 'metrics', call, metrics }));
    } else if (message.type === 'metrics-of-all') {
      waiting.get(message.call)?.(message.metrics as T[]);
      waiting.delete(message.call);
    }
  });
  return () =>
    new Promise((resolve) => {
      calls += 1;
      waiting.set(calls, resolve);
      tellSupervisor({ type: 'wants-metrics', call: calls });
    });
}
