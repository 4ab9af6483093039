import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { listQuerySchema } from '../../contract/pagination.js';
import { done, ok } from '../../contract/replies.js';
import { deletionSchema } from './fields.js';
import { MEANWHILE, MEANWHILE_IF_SENT } from './meanwhile.js';
import { promotionEndpoints } from './promotions.endpoints.js';
import {
  shippingZoneEditSchema,
  shippingZoneInputSchema,
  shippingZoneSchema,
} from './shipping-zones.js';
import { taxRateEditSchema, taxRateInputSchema, taxRateSchema } from './tax-rates.js';

const params = z.object({ id: objectIdSchema });

/** Promotions, delivery zones and tax rates: what decides, besides prices, what an order costs. */
export const setupEndpoints = {
  ...promotionEndpoints,
  listShippingZones: {
    method: 'GET',
    path: '/shipping-zones',
    access: 'admin',
    area: 'money',
    summary: 'Delivery zones with their methods, newest first',
    query: listQuerySchema,
    status: 200,
    response: ok({ shippingZones: z.array(shippingZoneSchema), total: z.int() }),
  },
  getShippingZone: {
    method: 'GET',
    path: '/shipping-zones/:id',
    access: 'admin',
    area: 'money',
    summary: 'A delivery zone',
    params,
    status: 200,
    response: ok({ shippingZone: shippingZoneSchema }),
  },
  createShippingZone: {
    method: 'POST',
    path: '/shipping-zones',
    access: 'admin',
    area: 'money',
    summary: 'Make a delivery zone; from the first one on, orders need a whole address',
    body: shippingZoneInputSchema,
    creates: true,
    status: 201,
    response: done({ shippingZone: shippingZoneSchema }),
  },
  updateShippingZone: {
    method: 'PUT',
    path: '/shipping-zones/:id',
    access: 'admin',
    area: 'money',
    summary: `Save a delivery zone; ${MEANWHILE}`,
    params,
    body: shippingZoneEditSchema,
    status: 200,
    response: done({ shippingZone: shippingZoneSchema }),
  },
  deleteShippingZone: {
    method: 'DELETE',
    path: '/shipping-zones/:id',
    access: 'admin',
    area: 'money',
    summary: `Delete a delivery zone with its tax rates, whatever their versions; ${MEANWHILE_IF_SENT}`,
    params,
    body: deletionSchema,
    status: 200,
    response: done({}),
  },
  listTaxRates: {
    method: 'GET',
    path: '/tax-rates',
    access: 'admin',
    area: 'money',
    summary: 'Tax rates, newest first',
    query: listQuerySchema,
    status: 200,
    response: ok({ taxRates: z.array(taxRateSchema), total: z.int() }),
  },
  getTaxRate: {
    method: 'GET',
    path: '/tax-rates/:id',
    access: 'admin',
    area: 'money',
    summary: 'A tax rate',
    params,
    status: 200,
    response: ok({ taxRate: taxRateSchema }),
  },
  createTaxRate: {
    method: 'POST',
    path: '/tax-rates',
    access: 'admin',
    area: 'money',
    summary: 'Make a tax rate of a zone',
    body: taxRateInputSchema,
    creates: true,
    status: 201,
    response: done({ taxRate: taxRateSchema }),
  },
  updateTaxRate: {
    method: 'PUT',
    path: '/tax-rates/:id',
    access: 'admin',
    area: 'money',
    summary: `Save a tax rate; ${MEANWHILE}`,
    params,
    body: taxRateEditSchema,
    status: 200,
    response: done({ taxRate: taxRateSchema }),
  },
  deleteTaxRate: {
    method: 'DELETE',
    path: '/tax-rates/:id',
    access: 'admin',
    area: 'money',
    summary: `Delete a tax rate; placed orders keep their tax; ${MEANWHILE_IF_SENT}`,
    params,
    body: deletionSchema,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
