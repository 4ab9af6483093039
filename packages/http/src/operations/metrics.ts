import { shareMetrics } from '@shop/front';
import { API_PREFIX } from '@shop/shared';
import type { RequestHandler, Response } from 'express';
import {
  AggregatorRegistry,
  Gauge,
  Histogram,
  Registry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { contextOf } from '../context.js';

/** The scripts, styles and pictures of the build. */
const ASSETS = '/assets/';

/** Prometheus metrics of one running shop, all its workers together. */
export interface Metrics {
  observe: RequestHandler;
  /** Counts a request that bypassed the middleware. */
  count(labels: Record<'method' | 'route' | 'status', string>, seconds: number): void;
  expose: RequestHandler;
}

/** A figure that is read when the metrics are. */
export interface Figure {
  name: string;
  help: string;
  /** `total`: each worker counts its own. `state`: all workers see the same. */
  kind: 'total' | 'state';
  label?: string;
  /** Values by the label; without one, a single value. */
  read: () => Promise<ReadonlyMap<string, number>> | ReadonlyMap<string, number>;
}

/** @param figures of what else goes on in the shop. */
export function createMetrics(figures: readonly Figure[] = []): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the reply, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  for (const figure of figures) register(figure, registry);
  const ofAllWorkers = shareMetrics(() => registry.getMetricsAsJSON());
  return {
    count: (labels, seconds) => duration.observe(labels, seconds),
    observe: (req, res, next) => {
      const stop = duration.startTimer({ method: req.method });
      // Not 'finish', which is never emitted when the client has disconnected.
      res.on('close', () => {
        const status = res.writableFinished ? String(res.statusCode) : 'aborted';
        stop({ route: routeLabel(res), status });
      });
      next();
    },
    expose: async (_req, res) => {
      res
        .set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
        .send(await (ofAllWorkers ? merged(await ofAllWorkers()) : registry.metrics()));
    },
  };
}

function register({ name, help, kind, label, read }: Figure, registry: Registry): void {
  const gauge: Gauge = new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    aggregator: kind === 'total' ? 'sum' : 'max',
    async collect() {
      // Without the database, the other metrics are read all the same.
      const values = await Promise.resolve(read()).catch(() => new Map<string, number>());
      gauge.reset();
      for (const [value, figure] of values) gauge.set(label ? { [label]: value } : {}, figure);
    },
  });
}

/** Adds up the workers' metrics. Where a sum is meaningless, prom-client averages its own metrics instead. */
function merged(metrics: MetricObjectWithValues<MetricValue<string>>[][]): Promise<string> {
  return AggregatorRegistry.aggregate(metrics).metrics();
}

/** The path of the route, not of the request: each id in a path would create its own time series. */
export function routeLabel(res: Response): string {
  const { endpoint } = contextOf(res);
  if (endpoint) return API_PREFIX + endpoint.path;
  if (res.req.originalUrl.startsWith(ASSETS)) return ASSETS;
  const { path } = (res.req.route ?? {}) as { path?: unknown };
  return typeof path === 'string' && !path.includes('*') ? path : 'other';
}
