import { randomUUID } from 'node:crypto';
import { endpoints, REFUSAL_REASONS, type PromotionInput } from '@shop/shared';
import { expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

const CODE = { codes: ['CODE'] };
const [PAST, FUTURE] = ['2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z'];
const NOBODY = '0'.repeat(24);

/** A promotion whose code has this reason; undefined where nothing has the code. */
const WITH: Record<(typeof REFUSAL_REASONS)[number], Partial<PromotionInput> | undefined> = {
  'unknown-code': undefined,
  'not-started': { from: FUTURE },
  expired: { until: PAST },
  disabled: { isEnabled: false },
  'usage-limit': { limits: { uses: 1 } },
  'customer-limit': { limits: { usesPerCustomer: 1 } },
  'customer-required': { limits: { usesPerCustomer: 9 } },
  'not-for-customer': { conditions: { customerTags: ['press'] } },
  minimum: { conditions: { minAmount: 20.01 } },
  'minimum-quantity': { conditions: { minQuantity: 2 } },
  'no-matching-items': { goods: { products: [NOBODY] } },
  'not-combinable': { isCombinable: false },
};

it.each(REFUSAL_REASONS)(
  'a code is refused for “%s”, by the quote and by the checkout',
  async (reason) => {
    const { token: admin } = await buildAdmin();
    const items = [{ product: (await buildProduct({ price: 20, quantity: 9 })).id, quantity: 1 }];
    const promote = (fields: Partial<PromotionInput>) =>
      api.call(endpoints.createPromotion, { token: admin, body: { ...TEN_PERCENT, ...fields } });
    const fields = WITH[reason];
    if (fields) await promote({ ...fields, ...CODE });
    if (reason === 'not-combinable') await promote({ name: 'First', priority: 1 });
    const { token } = await buildUser();
    const order = () => ({
      token,
      headers: { 'idempotency-key': randomUUID() },
      body: { items, ...CODE },
    });
    if (reason === 'usage-limit' || reason === 'customer-limit')
      await api.call(endpoints.placeOrder, order());
    const rejected = [{ code: 'CODE', reason }];
    const visitor = reason === 'customer-required' ? {} : { token };
    const quote = { ...visitor, body: { items, ...CODE } };
    expect((await api.call(endpoints.quoteOrder, quote)).body).toMatchObject({ rejected });
    // Who places an order has signed in.
    if (reason === 'customer-required') return;
    expect(await api.refuse(endpoints.placeOrder, order())).toMatchObject({
      status: 409,
      rejected,
    });
  },
);
