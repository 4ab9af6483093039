import type { Endpoint } from '../contract/endpoint.js';
import { overviewSchema } from './overview.js';
import { ok } from '../contract/replies.js';

/** What the shop's figures say. */
export const overviewEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/overview',
    access: 'admin',
    summary: 'Orders waiting, sales of the last 30 days (by UTC) and products low in stock',
    status: 200,
    response: ok(overviewSchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
