import { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.js';
import { firstStepsSchema } from './first-steps.js';
import { figuresQuerySchema, figuresSchema, runningOutItemSchema } from './figures.js';
import { overviewSchema } from './overview.js';
import { ok } from '../contract/replies.js';

/** The administrator's overview. */
export const overviewEndpoints = {
  getOverview: {
    method: 'GET',
    path: '/overview',
    access: 'admin',
    area: 'orders',
    byPermission: true,
    summary:
      'Waiting orders, products low in stock and tasks that have failed, by the caller’s permissions',
    status: 200,
    response: ok(overviewSchema.shape),
  },
  getFigures: {
    method: 'GET',
    path: '/overview/figures',
    access: 'admin',
    area: 'orders',
    summary: 'How the shop is doing, compared with the period before',
    query: figuresQuerySchema,
    status: 200,
    response: ok(figuresSchema.shape),
  },
  listRunningOut: {
    method: 'GET',
    path: '/overview/running-out',
    access: 'admin',
    area: 'orders',
    also: ['catalog'],
    summary:
      'What is about to run out at the pace of the last weeks, soonest first: among the 300 products and variants of which most pieces were sold',
    status: 200,
    response: ok({ products: z.array(runningOutItemSchema) }),
  },
  getFirstSteps: {
    method: 'GET',
    path: '/overview/first-steps',
    access: 'admin',
    area: 'settings',
    summary: 'What a new shop has done of what it needs before it sells',
    status: 200,
    response: ok(firstStepsSchema.shape),
  },
} as const satisfies Record<string, Endpoint>;
