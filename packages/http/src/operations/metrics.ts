import { shareMetrics } from '@shop/front';
import { API_PREFIX } from '@shop/shared';
import type { RequestHandler, Response } from 'express';
import {
  AggregatorRegistry,
  Histogram,
  Registry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client';
import { contextOf } from '../context.js';

/** Prometheus metrics of one running shop, all its workers together. */
export interface Metrics {
  observe: RequestHandler;
  /** Counts a request that bypassed the middleware. */
  count(labels: Record<'method' | 'route' | 'status', string>, seconds: number): void;
  expose: RequestHandler;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of the reply, in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
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

/** Adds up the workers' metrics. Where a sum is meaningless, prom-client averages its own metrics instead. */
function merged(metrics: MetricObjectWithValues<MetricValue<string>>[][]): Promise<string> {
  return AggregatorRegistry.aggregate(metrics).metrics();
}

/** The path in the contract, not of the request: each id in a path would create its own time series. */
export function routeLabel(res: Response): string {
  const { endpoint } = contextOf(res);
  return endpoint ? API_PREFIX + endpoint.path : 'other';
}
