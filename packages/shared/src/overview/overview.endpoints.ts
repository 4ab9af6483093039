import type { Endpoint } from '../contract/endpoint.js';
import { overviewSchema } from './overview.js';
import { ok } from '../contract/replies.js';

/** The administrator's overview. */
export const overviewEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/overview',
    access: 'admin',
    area: 'money',
    summary: 'Waiting orders, sales of the last 30 days and products low in stock',
    status: 200,
    response: ok(overviewSchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
