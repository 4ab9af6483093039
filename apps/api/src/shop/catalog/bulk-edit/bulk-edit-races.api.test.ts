import { endpoints } from '@shop/shared';
import { expect, it } from 'vitest';
import { buildOrder, buildProduct, buildUser } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';

const api = useTestShop();

const PRODUCTS = 8;
const BEFORE = { price: 20, quantity: 9 };

/** What an administrator makes of each product. */
interface Wanted {
  name: string;
  price: number;
  quantity: number;
}

const ALICE: Wanted = { name: 'Alice', price: 18, quantity: 14 };
const BOB: Wanted = { name: 'Bob', price: 25, quantity: 5 };

async function editor({ name, price, quantity }: Wanted) {
  const { token } = await buildUser({ role: 1, name });
  const send = async (
    ids: readonly string[],
    to: typeof BEFORE,
    from: typeof BEFORE,
    key: string,
  ) => {
    const changes = ids.map((productId) => ({
      ...{ productId, price: to.price, priceBefore: from.price },
      ...{ quantity: to.quantity, quantityBefore: from.quantity, editKey: key },
    }));
    const { body } = await api.call(endpoints.bulkEditProducts, { token, body: { changes } });
    return body.results.map(({ outcome }) => outcome);
  };
  const wanted = { price, quantity };
  return {
    edit: (ids: readonly string[]) => send(ids, wanted, BEFORE, `${name}-edit`),
    undo: (ids: readonly string[]) => send(ids, BEFORE, wanted, `${name}-undo`),
  };
}

it('of two edits during sales each product has one, with its price and its pieces, and the undo of either leaves the other', async () => {
  const products = await Promise.all(Array.from({ length: PRODUCTS }, () => buildProduct(BEFORE)));
  const ids = products.map(({ id }) => id);
  const [alice, bob] = [await editor(ALICE), await editor(BOB)];
  const [byAlice, byBob] = await Promise.all([
    alice.edit(ids),
    bob.edit(ids.toReversed()).then((outcomes) => outcomes.toReversed()),
    ...ids.map((product) => buildOrder({ items: [{ product, quantity: 1 }] })),
  ]);
  const stored = () =>
    Promise.all(
      ids.map(async (id) => {
        const { priceCents, quantity } = await ProductModel.findById(id).orFail().lean();
        return { price: priceCents / 100, quantity };
      }),
    );
  const sold = ({ price, quantity }: typeof BEFORE) => ({ price, quantity: quantity - 1 });
  expect(byAlice.map((outcome, at) => [outcome, byBob[at]].sort())).toEqual(
    ids.map(() => ['done', 'refused']),
  );
  expect(await stored()).toEqual(byAlice.map((outcome) => sold(outcome === 'done' ? ALICE : BOB)));

  expect(await alice.undo(ids)).toEqual(byAlice);
  expect(await stored()).toEqual(byAlice.map((outcome) => sold(outcome === 'done' ? BEFORE : BOB)));
});
