import { endpoints } from '@shop/shared';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cartStore } from '../../../features/cart';
import { buildOrder, buildOrderLine, buildProduct, buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const lamp = buildProduct({ name: 'Lamp', slug: 'lamp', price: 20, quantity: 5 });
const chair = buildProduct({ name: 'Chair', slug: 'chair', price: 72, quantity: 1 });
const desk = buildProduct({ name: 'Desk', slug: 'desk', quantity: 0 });
const products = [lamp, chair, desk];

const lineOf = ({ _id, name, slug, price }: typeof lamp, quantity: number, inCatalog = true) =>
  buildOrderLine({ _id, name, slug, price, quantity, inCatalog });

function open(lines: ReturnType<typeof lineOf>[]) {
  const order = buildOrder({ number: 1042, products: lines });
  const more = { history: [], shipment: null, invoicedAt: null };
  server.use(
    on(endpoints.getMyOrder).answer(() => ({ success: true, order: { ...order, ...more } })),
  );
  renderApp('/dashboard/user/orders/1042', { session: buildSession() });
}

const buyAgain = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
const inCart = () => cartStore.get().map(({ name, price }) => [name, price]);

beforeEach(() => {
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getProduct).answer(({ params }) => {
      const product = products.find(({ slug }) => slug === params.slug);
      return product ? { success: true, product } : refusal(404, 'Product not found');
    }),
  );
});

test('what was bought goes into the cart again, and the way there is offered', async () => {
  open([lineOf(lamp, 2)]);
  await buyAgain();
  expect(await screen.findByText('2 items are in your cart, at today’s prices.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(inCart()).toEqual([
    ['Lamp', 20],
    ['Lamp', 20],
  ]);
  await buyAgain();
  expect(await screen.findByText('2 items added to your cart, which now has 4.')).toBeVisible();
});

test('what is fewer, dearer, sold out or gone is said', async () => {
  const gone = buildProduct({ name: 'Kite', slug: 'kite' });
  open([
    lineOf({ ...chair, price: 62 }, 3),
    lineOf(desk, 1),
    lineOf(gone, 1),
    lineOf({ ...gone, _id: 'b'.repeat(24), name: 'Drum' }, 1, false),
  ]);
  await buyAgain();
  expect(await screen.findByText('1 item is in your cart, at today’s prices.')).toBeVisible();
  for (const note of [
    'Chair: only 1 of 3 could be added.',
    'Chair costs $72.00 now. You paid $62.00.',
    'Desk is sold out.',
    'Kite is no longer sold.',
    'Drum is no longer sold.',
  ])
    expect(screen.getByText(note)).toBeVisible();
  expect(inCart()).toEqual([['Chair', 72]]);
});

test('a shop that does not answer leaves the cart as it is', async () => {
  server.use(on(endpoints.getProduct).answer(() => refusal(500, 'broken')));
  open([lineOf(lamp, 1)]);
  await buyAgain();
  expect(await screen.findByText(/went wrong|broken/i)).toBeVisible();
  expect(inCart()).toEqual([]);
});
