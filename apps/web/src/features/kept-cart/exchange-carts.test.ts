import { endpoints, type OrderItem, type Product } from '@shop/shared';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../lib/session/session';
import { buildId, buildProduct, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { notify } from '../../ui/messages/notify';
import { cartStore } from '../cart';
import { claimCart, dropCart, settleCart } from './cart-owner';
import { catchUpCart } from './catch-up-cart';
import { exchangeCarts } from './exchange-carts';
import { keptState } from './kept-state';

const ada = buildSession();
const [lamp, chair, mug] = ['Lamp', 'Chair', 'Mug'].map((name) => buildProduct({ name }));
const all = [lamp, chair, mug].filter((product) => product !== undefined);

/** What the account keeps, changed by `exchangeCarts` and by other devices. */
let account: { items: OrderItem[]; version: number };
let calls: string[];
let isOffline: boolean;

const ids = (items: OrderItem[]) => items.map(({ product }) => product);
const itemsOf = (...given: [Product | undefined, number][]) =>
  given.map(([product, quantity]) => ({ product: product?._id ?? '', quantity }));

function fill(...products: (Product | undefined)[]) {
  cartStore.set(products.filter((product) => product !== undefined));
}

const names = () => cartStore.get().map(({ name }) => name);

function onAnotherDevice(items: OrderItem[]) {
  account = { items, version: account.version + 1 };
}

beforeEach(() => {
  account = { items: [], version: 0 };
  calls = [];
  isOffline = false;
  server.use(
    on(endpoints.getCart).answer(() => {
      calls.push('GET');
      const kept = ids(account.items);
      const gone = kept.filter((id) => all.every(({ _id }) => _id !== id));
      const items = account.items.filter(({ product }) => !gone.includes(product));
      const products = all.filter(({ _id }) => kept.includes(_id));
      return { success: true, items, products, gone, version: account.version };
    }),
    on(endpoints.keepCart).answer(async ({ request }) => {
      calls.push('PUT');
      if (isOffline) return HttpResponse.error();
      const body = (await request.json()) as typeof account;
      if (body.version !== account.version) return refusal(409, 'Your cart has changed meanwhile');
      account = { items: body.items, version: body.version + 1 };
      return { success: true, ...account };
    }),
  );
  session.set(ada);
});

test('a guest’s cart and the kept one are merged at the sign-in, by the larger quantity', async () => {
  onAnotherDevice(itemsOf([lamp, 1], [chair, 3]));
  fill(lamp, lamp, mug);
  claimCart(ada.user._id);
  await exchangeCarts();
  expect(names()).toEqual(['Lamp', 'Lamp', 'Mug', 'Chair', 'Chair', 'Chair']);
  expect(account.items).toEqual(itemsOf([lamp, 2], [mug, 1], [chair, 3]));
  // Merged once: the same cart again changes nothing, and costs no call.
  calls = [];
  await exchangeCarts();
  expect(calls).toEqual([]);
});

test('two devices that change the cart at once keep both changes', async () => {
  fill(lamp, chair);
  claimCart(ada.user._id);
  await exchangeCarts();
  onAnotherDevice(itemsOf([chair, 1], [mug, 2]));
  fill(lamp, chair, chair);
  await exchangeCarts();
  expect(names()).toEqual(['Chair', 'Chair', 'Mug', 'Mug']);
  expect(account.items).toEqual(itemsOf([chair, 2], [mug, 2]));
});

test('what is changed offline is kept once the shop can be reached again', async () => {
  fill(lamp);
  claimCart(ada.user._id);
  await exchangeCarts();
  isOffline = true;
  fill(lamp, mug);
  await expect(exchangeCarts()).rejects.toThrow();
  expect(await settleCart()).toBe(false);
  isOffline = false;
  expect(await settleCart()).toBe(true);
  expect(account.items).toEqual(itemsOf([lamp, 1], [mug, 1]));
});

test('an empty cart is kept, too: what was bought here is in no other cart', async () => {
  fill(lamp);
  claimCart(ada.user._id);
  await exchangeCarts();
  cartStore.clear();
  await exchangeCarts();
  expect(account).toEqual({ items: [], version: 2 });
});

test('before a payment, what was bought on another device goes', async () => {
  fill(lamp, chair);
  claimCart(ada.user._id);
  await exchangeCarts();
  expect(await catchUpCart()).toBe(false);
  onAnotherDevice(itemsOf([chair, 1]));
  expect(await catchUpCart()).toBe(true);
  expect(names()).toEqual(['Chair']);
  server.use(on(endpoints.getCart).answer(() => HttpResponse.error()));
  expect(await catchUpCart()).toBe(false);
});

test('a lost reply changes nothing twice', async () => {
  fill(lamp);
  claimCart(ada.user._id);
  await exchangeCarts();
  // The account has taken it, and this browser does not know.
  fill(lamp, mug);
  onAnotherDevice(itemsOf([lamp, 1], [mug, 1]));
  await exchangeCarts();
  expect(names()).toEqual(['Lamp', 'Mug']);
  expect(account.version).toBe(2);
});

test('what is gone stays where it is shown, and is left out elsewhere', async () => {
  const gone = buildProduct({ name: 'Vase' });
  fill(lamp, gone);
  claimCart(ada.user._id);
  await exchangeCarts();
  await exchangeCarts({ reads: true });
  expect(names()).toEqual(['Lamp', 'Vase']);
  expect(account.items).toEqual(itemsOf([lamp, 1], [gone, 1]));
  // On the next device:
  dropCart();
  claimCart(ada.user._id);
  await exchangeCarts();
  expect(names()).toEqual(['Lamp']);
  expect(account.items).toEqual(itemsOf([lamp, 1]));
});

test('so does a variant of a product that is still sold, with a note that says so', async () => {
  const [small, medium] = [buildId(), buildId()];
  const shirt = buildProduct({ name: 'Shirt' });
  const inSize = (_id: string, name: string) => ({
    ...shirt,
    variant: { _id, name, sku: null, price: 20, quantity: 5, photo: null },
  });
  const items = [small, medium].map((variant) => ({ product: shirt._id, variant, quantity: 2 }));
  account = { items, version: 1 };
  server.use(
    on(endpoints.getCart).answer(() => {
      const isKept = account.items.some(({ variant }) => variant === medium);
      const gone = { product: shirt._id, variant: medium, name: 'Shirt' };
      return {
        success: true,
        items: account.items.filter(({ variant }) => variant !== medium),
        products: [inSize(small, 'S')],
        gone: [],
        ...(isKept && { goneVariants: [gone] }),
        version: account.version,
      };
    }),
  );
  const said = vi.spyOn(notify, 'note').mockReturnValue();
  const variants = () => cartStore.get().map(({ variant }) => variant?.name);
  // Where it is shown as gone:
  cartStore.set([inSize(medium, 'M'), inSize(medium, 'M')]);
  claimCart(ada.user._id);
  await exchangeCarts();
  expect(variants()).toEqual(['M', 'M', 'S', 'S']);
  expect(said.mock.lastCall?.[0]).not.toMatch(/no longer sold/);
  // On the next device:
  dropCart();
  claimCart(ada.user._id);
  await exchangeCarts();
  expect(variants()).toEqual(['S', 'S']);
  expect(said.mock.lastCall?.[0]).toMatch(/Shirt is no longer sold in the variant you chose/);
  expect(account.items).toEqual([{ product: shirt._id, variant: small, quantity: 2 }]);
});

test('nothing is exchanged for a cart that belongs to somebody else', async () => {
  fill(lamp);
  claimCart(ada.user._id);
  session.set(buildSession());
  await exchangeCarts();
  expect(calls).toEqual([]);
});

test('a cart goes when somebody else signs in, and stays for its owner', () => {
  fill(lamp);
  claimCart(ada.user._id);
  session.clear();
  claimCart(ada.user._id);
  expect(names()).toEqual(['Lamp']);
  claimCart(buildSession().user._id);
  expect(names()).toEqual([]);
  expect(keptState.get()).toMatchObject({ version: 0, items: [] });
});
