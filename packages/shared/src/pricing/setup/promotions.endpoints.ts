import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.js';
import { objectIdSchema } from '../../contract/fields.js';
import { done, ok } from '../../contract/replies.js';
import { codeCountsSchema, codesInputSchema } from './generated-codes.js';
import { previewedCartSchema, promotionPreviewInputSchema } from './promotion-preview.js';
import {
  promotionEditSchema,
  promotionInputSchema,
  promotionSchema,
  promotionsQuerySchema,
} from './promotions.js';
import { namedGoodSchema, ruleGoodsQuerySchema } from './rule-goods.js';
import { deletionSchema } from './fields.js';
import { MEANWHILE, MEANWHILE_IF_SENT } from './meanwhile.js';

const params = z.object({ id: objectIdSchema });

/** Promotions and their codes. */
export const promotionEndpoints = {
  listPromotions: {
    method: 'GET',
    path: '/promotions',
    access: 'admin',
    area: 'marketing',
    summary: 'Promotions, paged, by words of the name or a code, newest or oldest first',
    query: promotionsQuerySchema,
    status: 200,
    response: ok({ promotions: z.array(promotionSchema), total: z.int() }),
  },
  getPromotion: {
    method: 'GET',
    path: '/promotions/:id',
    access: 'admin',
    area: 'marketing',
    summary: 'A promotion',
    params,
    status: 200,
    response: ok({ promotion: promotionSchema }),
  },
  createPromotion: {
    method: 'POST',
    path: '/promotions',
    access: 'admin',
    area: 'marketing',
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
    area: 'marketing',
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
    area: 'marketing',
    summary: `Delete a promotion; orders keep its name and what it took off; ${MEANWHILE_IF_SENT}`,
    params,
    body: deletionSchema,
    status: 200,
    response: done({}),
  },
  previewPromotion: {
    method: 'POST',
    path: '/promotions/preview',
    access: 'admin',
    area: 'marketing',
    also: ['money'],
    onlyReads: true,
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
    area: 'marketing',
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
    area: 'marketing',
    summary: 'How many codes were generated for a promotion, and how many of them are used',
    params,
    status: 200,
    response: ok({ codes: codeCountsSchema }),
  },
  exportCodes: {
    method: 'POST',
    path: '/promotions/:id/codes-export',
    access: 'admin',
    area: 'marketing',
    onlyReads: true,
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
    area: 'marketing',
    summary:
      'The names of products or brands by their ids, those whose names begin with some text, or groups of customers',
    query: ruleGoodsQuerySchema,
    status: 200,
    response: ok({ goods: z.array(namedGoodSchema) }),
  },
} as const satisfies Record<string, Endpoint>;
