import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin, buildProduct, buildUser, unknownId } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';
import { ProductModel, VariantModel } from '../../catalog/index.js';

const api = useTestShop();

let token: string;
let shirt: Awaited<ReturnType<typeof buildVariants>>;
let [small, medium, hidden] = ['', '', ''];

beforeEach(async () => {
  ({ token } = await buildUser());
  shirt = await buildVariants({
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Color', values: ['Red', 'Blue'] },
    ],
    variants: [
      { values: ['S', 'Red'], price: 20, quantity: 10, sku: 'S-R' },
      { values: ['M', 'Red'], price: 25.5, quantity: 2 },
      { values: ['M', 'Blue'], price: 1, quantity: 9, hidden: true },
    ],
  });
  [small = '', medium = '', hidden = ''] = shirt.variants.map(({ id }) => id);
});

const itemOf = (variant: string | undefined, quantity = 1) => ({
  product: shirt.id,
  ...(variant && { variant }),
  quantity,
});
const pieces = async (id: string) => (await VariantModel.findById(id).lean())?.quantity;
const summary = async () => {
  const product = await ProductModel.findById(shirt.id).lean();
  return [product?.quantity, product?.leastQuantity, product?.piecesSold];
};

describe('a quote', () => {
  it('has a line for each variant, and says what must be chosen or is gone', async () => {
    const items = [
      itemOf(small, 2),
      itemOf(undefined),
      itemOf(small),
      itemOf(medium, 3),
      itemOf(hidden),
      itemOf(unknownId()),
    ];
    const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
    const by = Object.fromEntries(body.lines.map(({ variant, ...line }) => [variant ?? '', line]));
    expect(body.lines).toHaveLength(5);
    expect(by[small]).toMatchObject({ state: 'available', price: 20, available: 10 });
    expect(by[medium]).toMatchObject({ state: 'short', price: 25.5, available: 2 });
    expect(by['']).toMatchObject({ state: 'choose', price: null, available: 0 });
    expect(by[hidden]).toMatchObject({ state: 'gone', price: null, available: 0 });
    expect(body.total).toBe(3 * 20 + 2 * 25.5);
  });

  it('has a variant as gone whose product has none', async () => {
    const { id } = await buildProduct();
    const items = [{ product: id, variant: small, quantity: 1 }];
    const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
    expect(body.lines).toMatchObject([{ product: id, variant: small, state: 'gone' }]);
  });
});

describe('an order', () => {
  it('takes pieces of the variant, and freezes it', async () => {
    const items = [itemOf(medium, 2), itemOf(small, 3)];
    const { body } = await api.call(endpoints.placeOrder, buildCheckout(token, items));
    const lines = [...body.order.products].sort((one, other) => one.price - other.price);
    expect(lines).toMatchObject([
      { _id: shirt.id, variant: { _id: small, name: 'S / Red', sku: 'S-R' }, price: 20 },
      { _id: shirt.id, variant: { _id: medium, name: 'M / Red', sku: null }, price: 25.5 },
    ]);
    expect(new Set(lines.map(({ line }) => line)).size).toBe(2);
    expect(body.order.total).toBe(3 * 20 + 2 * 25.5);
    expect([await pieces(small), await pieces(medium)]).toEqual([7, 0]);
    expect(await summary()).toEqual([7, 0, 5]);
  });

  it('is 400 without a variant, at the item, and says what to choose', async () => {
    const items = [itemOf(small), itemOf(undefined)];
    const failure = await api.refuse(endpoints.placeOrder, buildCheckout(token, items));
    const message = 'Choose Size and Color of Shirt';
    expect(failure).toMatchObject({
      status: 400,
      message,
      errors: [{ field: 'items.1.variant', message }],
    });
    expect(await pieces(small)).toBe(10);
  });

  it.each([
    ['of an unknown variant', () => unknownId(), 1, 'variant'],
    ['of a hidden variant', () => hidden, 1, 'variant'],
    ['of more pieces than the variant has', () => medium, 3, 'quantity'],
  ])('%s is 409 at the item', async (_what, variantOf, quantity, field) => {
    const items = [itemOf(small), itemOf(variantOf(), quantity)];
    const failure = await api.refuse(endpoints.placeOrder, buildCheckout(token, items));
    expect(failure.status).toBe(409);
    expect(failure.errors?.map((error) => error.field)).toEqual([`items.1.${field}`]);
    expect(await summary()).toEqual([12, 2, undefined]);
  });

  it('is returned again for its key, also when the product has lost its variants', async () => {
    const checkout = buildCheckout(token, [itemOf(small)]);
    const { body: first } = await api.call(endpoints.placeOrder, checkout);
    await saveGrid(shirt.id, { options: [], variants: [], version: 1 });
    expect((await api.call(endpoints.placeOrder, checkout)).body.order._id).toBe(first.order._id);
    const other = buildCheckout(token, [itemOf(medium)], checkout.headers['Idempotency-Key']);
    expect((await api.refuse(endpoints.placeOrder, other)).status).toBe(409);
  });
});

describe('a cancelled order', () => {
  const cancelled = async () => {
    const checkout = buildCheckout(token, [itemOf(medium, 2)]);
    const { order } = (await api.call(endpoints.placeOrder, checkout)).body;
    return {
      order,
      cancel: () =>
        api.call(endpoints.cancelMyOrder, { token, params: { number: String(order.number) } }),
    };
  };

  it('gives its pieces back to the variant', async () => {
    const { cancel } = await cancelled();
    expect(await summary()).toEqual([10, 0, 2]);
    await cancel();
    expect(await pieces(medium)).toBe(2);
    expect(await summary()).toEqual([12, 2, 0]);
  });

  it('gives them back to an archived variant, which stays unsold', async () => {
    const { cancel } = await cancelled();
    const rest = { _id: small, values: ['S'], price: 20, quantity: 10 };
    await saveGrid(shirt.id, { variants: [rest], version: 1 });
    await cancel();
    expect(await pieces(medium)).toBe(2);
    expect(await summary()).toEqual([10, 10, 0]);
  });

  it('takes them again when it is reopened, unless the variant is no longer sold', async () => {
    const { order } = await cancelled();
    const admin = await buildAdmin();
    const call = { token: admin.token, params: { orderId: order._id } };
    const set = (status: 'cancel' | 'Processing') => ({ ...call, body: { status } });
    await api.call(endpoints.updateOrderStatus, set('cancel'));
    await api.call(endpoints.updateOrderStatus, set('Processing'));
    expect([await pieces(medium), ...(await summary())]).toEqual([0, 10, 0, 2]);
    await api.call(endpoints.updateOrderStatus, set('cancel'));
    const rest = { _id: small, values: ['S'], price: 20, quantity: 10 };
    await saveGrid(shirt.id, { variants: [rest], version: 1 });
    const { status, message } = await api.refuse(endpoints.updateOrderStatus, set('Processing'));
    expect({ status, message }).toEqual({
      status: 409,
      message: 'Order 1001 stays cancelled: This variant of Shirt is no longer sold',
    });
  });

  it('that was bought before there were variants gives back to none of them', async () => {
    const { id } = await buildProduct({ quantity: 5 });
    const checkout = buildCheckout(token, [{ product: id, quantity: 2 }]);
    const { order } = (await api.call(endpoints.placeOrder, checkout)).body;
    await saveGrid(id);
    await api.call(endpoints.cancelMyOrder, { token, params: { number: String(order.number) } });
    expect(await ProductModel.findById(id).lean()).toMatchObject({ quantity: 20, piecesSold: 0 });
  });
});
