import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { listQuerySchema } from '../../contract/pagination.js';
import { done, ok } from '../../contract/replies.js';
import { previewedCartSchema, promotionPreviewInputSchema } from './promotion-preview.js';
import { promotionEditSchema, promotionInputSchema, promotionSchema } from './promotions.js';
import { codeCountsSchema, codesInputSchema } from './generated-codes.js';
import { namedGoodSchema, ruleGoodsQuerySchema } from './rule-goods.js';
import {
  shippingZoneEditSchema,
  shippingZoneInputSchema,
  shippingZoneSchema,
} from './shipping-zones.js';
import { taxRateEditSchema, taxRateInputSchema, taxRateSchema } from './tax-rates.js';

const params = z.object({ id: objectIdSchema });
const MEANWHILE = '409 when somebody saved it since the version that is sent';

/** Promotions, delivery zones and tax rates: what decides, besides prices, what an order costs. */
export const setupEndpoints = {
  listPromotions: {
    method: 'GET',
    path: '/promotions',
    access: 'admin',
    summary: 'Promotions, newest first',
    query: listQuerySchema,
    status: 200,
    response: ok({ promotions: z.array(promotionSchema), total: z.int() }),
  },
  getPromotion: {
    method: 'GET',
    path: '/promotions/:id',
    access: 'admin',
    summary: 'A promotion',
    params,
    status: 200,
    response: ok({ promotion: promotionSchema }),
  },
  createPromotion: {
    method: 'POST',
    path: '/promotions',
    access: 'admin',
    summary: 'Make a promotion; 409 when another one has one of its codes',
    body: promotionInputSchema,
    creates: true,
    status: 201,
    response: done({ promotion: promotionSchema }),
  },
  updatePromotion: {
    method: 'PUT',
    path: '/promotions/:id',
    access: 'admin',
    summary: `Save a promotion; ${MEANWHILE}`,
    params,
    body: promotionEditSchema,
    status: 200,
    response: done({ promotion: promotionSchema }),
  },
  deletePromotion: {
    method: 'DELETE',
    path: '/promotions/:id',
    access: 'admin',
    summary: 'Delete a promotion; orders keep its name and what it took off',
    params,
    status: 200,
    response: done({}),
  },
  previewPromotion: {
    method: 'POST',
    path: '/promotions/preview',
    access: 'admin',
    summary:
      'What a cart and those of the last orders would cost now with a promotion that is not saved, and without it; from its beginning on, if that is later. Stores nothing',
    body: promotionPreviewInputSchema,
    status: 200,
    response: ok({ carts: z.array(previewedCartSchema) }),
  },
  generateCodes: {
    method: 'POST',
    path: '/promotions/:id/codes',
    access: 'admin',
    summary: 'Generate codes of a promotion, each for one use; 409 unless it takes generated codes',
    params,
    body: codesInputSchema,
    creates: true,
    status: 201,
    response: done({ codes: codeCountsSchema }),
  },
  countCodes: {
    method: 'GET',
    path: '/promotions/:id/codes',
    access: 'admin',
    summary: 'How many codes were generated for a promotion, and how many of them are used',
    params,
    status: 200,
    response: ok({ codes: codeCountsSchema }),
  },
  exportCodes: {
    method: 'POST',
    path: '/promotions/:id/codes-export',
    access: 'admin',
    summary:
      'The generated codes of a promotion as a CSV file, with when each was used. A POST, because it leaves an audit entry',
    params,
    status: 200,
    response: 'csv',
  },
  listRuleGoods: {
    method: 'GET',
    path: '/rule-goods',
    access: 'admin',
    summary:
      'The names of products or brands by their ids, or brands whose names begin with some text',
    query: ruleGoodsQuerySchema,
    status: 200,
    response: ok({ goods: z.array(namedGoodSchema) }),
  },
  listShippingZones: {
    method: 'GET',
    path: '/shipping-zones',
    access: 'admin',
    summary: 'Delivery zones with their methods, newest first',
    query: listQuerySchema,
    status: 200,
    response: ok({ shippingZones: z.array(shippingZoneSchema), total: z.int() }),
  },
  getShippingZone: {
    method: 'GET',
    path: '/shipping-zones/:id',
    access: 'admin',
    summary: 'A delivery zone',
    params,
    status: 200,
    response: ok({ shippingZone: shippingZoneSchema }),
  },
  createShippingZone: {
    method: 'POST',
    path: '/shipping-zones',
    access: 'admin',
    summary: 'Make a delivery zone; from the first one on, orders need an address',
    body: shippingZoneInputSchema,
    creates: true,
    status: 201,
    response: done({ shippingZone: shippingZoneSchema }),
  },
  updateShippingZone: {
    method: 'PUT',
    path: '/shipping-zones/:id',
    access: 'admin',
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
    summary: 'Delete a delivery zone; its tax rates apply to no order any more',
    params,
    status: 200,
    response: done({}),
  },
  listTaxRates: {
    method: 'GET',
    path: '/tax-rates',
    access: 'admin',
    summary: 'Tax rates, newest first',
    query: listQuerySchema,
    status: 200,
    response: ok({ taxRates: z.array(taxRateSchema), total: z.int() }),
  },
  getTaxRate: {
    method: 'GET',
    path: '/tax-rates/:id',
    access: 'admin',
    summary: 'A tax rate',
    params,
    status: 200,
    response: ok({ taxRate: taxRateSchema }),
  },
  createTaxRate: {
    method: 'POST',
    path: '/tax-rates',
    access: 'admin',
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
    summary: 'Delete a tax rate; placed orders keep their tax',
    params,
    status: 200,
    response: done({}),
  },
} as const satisfies Record<string, Endpoint>;
