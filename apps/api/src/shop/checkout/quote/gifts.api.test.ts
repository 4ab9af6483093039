import { endpoints, type PromotionInput } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { TEN_PERCENT } from '../../../testing/admin-writes/price-rule-writes.js';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';

const api = useTestShop();

/** A chair for $60, which brings the product about as a gift. */
async function shopThatGives(product: string, fields: Partial<PromotionInput> = {}) {
  const { token } = await buildAdmin();
  const gift = { kind: 'gift', scope: 'items', goods: { products: [product] } } as const;
  const conditions = { minAmount: 50 };
  const body = { ...TEN_PERCENT, name: 'A gift for you', ...gift, conditions, ...fields };
  await api.call(endpoints.createPromotion, { token, body });
  return buildProduct({ name: 'Chair', price: 60 });
}

async function quote(...products: string[]) {
  const items = products.map((product) => ({ product, quantity: 1 }));
  return (await api.call(endpoints.quoteOrder, { body: { items } })).body;
}

describe('the quote of a cart that brings about a gift', () => {
  it('offers it until it is in the cart, where it is free', async () => {
    const lamp = await buildProduct({ name: 'Desk Lamp', price: 20 });
    const chair = await shopThatGives(lamp.id);
    const before = await quote(chair.id);
    expect(before).toMatchObject({
      total: 60,
      gifts: [
        { name: 'A gift for you', pieces: 1, choices: [{ _id: lamp.id, name: 'Desk Lamp' }] },
      ],
    });
    const after = await quote(chair.id, lamp.id);
    expect(after).toMatchObject({
      total: 60,
      discounts: [{ code: null, name: 'A gift for you', amount: 20, scope: 'items' }],
    });
    expect(after).not.toHaveProperty('gifts');
  });

  it('does not offer what the budget no longer pays', async () => {
    const lamp = await buildProduct({ price: 20 });
    const chair = await shopThatGives(lamp.id, { limits: { budget: 19 } });
    expect(await quote(chair.id)).not.toHaveProperty('gifts');
  });

  it('does not offer what is sold out, or in the cart with all its pieces', async () => {
    const [lamp, mug] = [
      await buildProduct({ price: 20, quantity: 0 }),
      await buildProduct({ price: 20, quantity: 1 }),
    ];
    const goods = { products: [lamp.id, mug.id] };
    const chair = await shopThatGives(lamp.id, { goods, maxPieces: 2 });
    const { gifts } = await quote(chair.id);
    expect(gifts?.[0]?.choices.map(({ _id }) => _id)).toEqual([mug.id]);
    expect(await quote(chair.id, mug.id)).not.toHaveProperty('gifts');
  });

  it('never shows a product that shoppers do not see', async () => {
    const draft = await buildProduct({ price: 20, details: { status: 'draft' } });
    const chair = await shopThatGives(draft.id);
    expect(await quote(chair.id)).not.toHaveProperty('gifts');
  });

  it('lets shoppers choose a variant', async () => {
    const { token } = await buildAdmin();
    const shirt = await buildProduct({ name: 'Shirt' });
    const variants = ['S', 'M'].map((value) => ({ values: [value], price: 10, quantity: 5 }));
    await api.call(endpoints.saveVariants, {
      token,
      params: { id: shirt.id },
      body: { options: [{ name: 'Size', values: ['S', 'M'] }], variants, version: 0, editKey: 'x' },
    });
    const chair = await shopThatGives(shirt.id);
    const { gifts } = await quote(chair.id);
    expect(gifts?.[0]?.choices.map(({ variant }) => variant?.name)).toEqual(['S', 'M']);
  });
});
