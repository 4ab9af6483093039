import { endpoints } from '@shop/shared';
import { OPERATOR } from '@shop/front';
import { expect, it } from 'vitest';
import { buildAdmin, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildGrid, buildVariants } from '../../../testing/variants.js';
import { ProductModel, VariantModel } from '../../catalog/index.js';
import { OrderModel } from '../../orders/index.js';
import { simulatedPayments } from '../../payments/index.js';
import { placeOrder } from '../place-order.js';

const api = useTestShop();

type Buyer = Awaited<ReturnType<typeof buildUser>>['user'];

let orders = 0;

/** Whether it could be bought. */
const buys = (buyer: Buyer, product: string, variant = '', quantity = 1) =>
  placeOrder(
    {
      buyer,
      items: [{ product, variant, quantity }],
      idempotencyKey: `race-${(orders += 1)}`,
      client: { ...OPERATOR },
    },
    simulatedPayments,
  ).then(
    () => true,
    () => false,
  );

const sold = (results: readonly boolean[]) => results.filter(Boolean).length;

it('of 300 checkouts for the last 20 of a variant, 20 get one', async () => {
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 20 },
      { values: ['M'], price: 20, quantity: 100 },
    ],
  });
  const [small, medium] = shirt.variants.map(({ id }) => id);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => buildUser()));
  const results = await Promise.all(
    Array.from({ length: 300 }, (_, at) => {
      const buyer = buyers[at % buyers.length]?.user;
      return buyer ? buys(buyer, shirt.id, small) : Promise.resolve(false);
    }),
  );
  expect(sold(results)).toBe(20);
  expect(await OrderModel.countDocuments({})).toBe(20);
  expect(await VariantModel.findById(small).lean()).toMatchObject({ quantity: 0 });
  expect(await VariantModel.findById(medium).lean()).toMatchObject({ quantity: 100 });
  expect(await ProductModel.findById(shirt.id).lean()).toMatchObject({
    quantity: 100,
    leastQuantity: 0,
    piecesSold: 20,
  });
});

it('stock and sales add up for each variant, and names were true when bought, whatever is edited meanwhile', async () => {
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 30 },
      { values: ['M'], price: 20, quantity: 30 },
    ],
  });
  const ids = shirt.variants.map(({ id }) => id);
  const { token } = await buildAdmin();
  const { user } = await buildUser();
  const names = [['S', 'M']];
  let restocked = 0;
  /** Adds a piece to each variant, and renames both. */
  const edit = async (round: number) => {
    const call = { token, params: { id: shirt.id } };
    const { body } = await api.call(endpoints.getVariants, call);
    const values = [`S${round}`, `M${round}`];
    const variants = body.variants.map(({ _id, price, quantity }, at) => ({
      _id,
      price,
      values: [values[at] ?? ''],
      quantity: quantity + 1,
      quantityBefore: quantity,
    }));
    const grid = { options: [{ name: 'Size', values }], variants, version: body.version };
    await api.call(endpoints.saveVariants, { ...call, body: buildGrid(grid) });
    names.push(values);
    restocked += 1;
  };
  const editing = (async () => {
    for (let round = 1; round <= 8; round += 1) await edit(round);
  })();
  const bought = await Promise.all(
    Array.from({ length: 40 }, (_, at) => buys(user, shirt.id, ids[at % 2])),
  );
  await editing;
  const placed = await OrderModel.find({}).lean();
  expect(placed).toHaveLength(sold(bought));
  const lines = placed.flatMap((order) => order.lines);
  for (const [at, id] of ids.entries()) {
    const mine = lines.filter(({ variant }) => variant?._id.toHexString() === id);
    const left = (await VariantModel.findById(id).lean())?.quantity ?? 0;
    expect(left + mine.length).toBe(30 + restocked);
    const known = names.map((values) => values[at]);
    for (const { variant } of mine) expect(known).toContain(variant?.name);
  }
  const product = await ProductModel.findById(shirt.id).lean();
  const left = (await VariantModel.find({}).lean()).map(({ quantity }) => quantity);
  expect(product).toMatchObject({
    quantity: left.reduce((sum, quantity) => sum + quantity, 0),
    leastQuantity: Math.min(...left),
    piecesSold: placed.length,
  });
});
