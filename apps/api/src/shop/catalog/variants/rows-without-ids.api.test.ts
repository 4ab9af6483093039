import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants } from '../../../testing/variants.js';
import { findDisagreements } from '../../order-checks/index.js';
import { VariantModel } from './variant.model.js';

const api = useTestShop();

let token: string;
let shirt: Awaited<ReturnType<typeof buildVariants>>;
let small: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  shirt = await buildVariants();
  small = shirt.variants[0]?.id ?? '';
});

type Rows = NonNullable<NonNullable<Parameters<typeof buildGrid>[0]>['variants']>;

async function save(version: number, variants: Rows) {
  const params = { id: shirt.id };
  const body = buildGrid({ version, variants });
  return (await api.call(endpoints.saveVariants, { token, params, body })).body;
}

async function buySmall(): Promise<string> {
  const item = { product: shirt.id, variant: small, quantity: 2 };
  const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
  return String(body.order.number);
}

const medium = { values: ['M'], price: 25 };

describe('a row without an id', () => {
  it('is that of the variant with its values, which keeps its pieces', async () => {
    await buySmall();
    const { variants, archived } = await save(1, [{ values: ['s'], price: 19 }, medium]);
    expect(archived).toEqual([]);
    expect(variants).toMatchObject([
      { _id: small, name: 'S', price: 19, quantity: 8 },
      { _id: shirt.variants[1]?.id, quantity: 10 },
    ]);
    expect(await VariantModel.countDocuments()).toBe(2);
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('is a new one if another row has given the variant other values', async () => {
    const renamed = { _id: small, values: ['M'], price: 20 };
    const { variants } = await save(1, [renamed, { values: ['S'], price: 25 }]);
    expect(variants).toMatchObject([{ _id: small, quantity: 10 }, { quantity: 0 }]);
    expect(variants[1]?._id).not.toBe(small);
  });

  it('brings an archived variant back with the pieces that came back to it', async () => {
    const number = await buySmall();
    await save(1, [medium]);
    await api.call(endpoints.cancelMyOrder, { token, params: { number } });
    const { variants } = await save(2, [{ values: ['S'], price: 20 }, medium]);
    expect(variants).toMatchObject([{ _id: small, quantity: 2 }, { quantity: 10 }]);
    const rows = [{ _id: small, quantity: 7, quantityBefore: 2 }];
    const changes = [{ productId: shirt.id, variants: { version: 3, editKey: 'restock', rows } }];
    await api.call(endpoints.bulkEditProducts, { token, body: { changes } });
    expect(await VariantModel.findById(small).lean()).toMatchObject({ quantity: 7 });
    expect(await findDisagreements({ againAfterMs: 0 })).toEqual([]);
  });

  it('brings an archived variant back with the pieces that it says', async () => {
    await buySmall();
    await save(1, [medium]);
    const back = { values: ['S'], price: 20, quantity: 10, quantityBefore: 10 };
    const { variants } = await save(2, [back, medium]);
    expect(variants[0]).toMatchObject({ _id: small, quantity: 10 });
  });
});
