import type { RequestHandler, Response } from 'express';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** Prometheus metrics of one running shop. */
export interface Metrics {
  observe: RequestHandler;
  expose: RequestHandler;
}

/** Labels a reply with the contract's path, so that ids in addresses don't make endless time series. */
export function setRouteLabel(res: Response, path: string): void {
  res.locals.route = path;
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
  return {
    observe: (req, res, next) => {
      const stop = duration.startTimer({ method: req.method });
      res.on('finish', () => {
        const route: unknown = res.locals.route;
        stop({
          route: typeof route === 'string' ? route : 'other',
          status: String(res.statusCode),
        });
      });
      next();
    },
    expose: async (_req, res) => {
      res.set('Content-Type', registry.contentType).send(await registry.metrics());
    },
  };
}
