import { endpoints } from '@shop/shared';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { createTestRouter } from '../../../testing/test-router';
import { loadMessages } from '../../../ui/messages/load-messages';
import { Toasts } from '../../../ui/messages/toasts';
import { addWithMessage } from '../add-to-cart';
import { cartStore, putIntoCart } from '../cart-store';
import { AddToCartButton } from '../components/add-to-cart-button';
import { CartPanel } from './cart-panel';
import { loadAddedPanel } from './load-added-panel';

const lamp = buildProduct({ name: 'Lamp', price: 20, quantity: 5 });

beforeAll(async () => {
  await Promise.all([loadMessages(), loadAddedPanel()]);
});

/** A page that was loaded when there were five lamps. Now there are fewer. */
function openPage(available: number, pieces = 1) {
  const asked: unknown[] = [];
  server.use(
    on(endpoints.quoteOrder).answer(async ({ request }) => {
      asked.push(await request.json());
      const state = available > 0 ? 'short' : 'sold-out';
      return {
        success: true,
        total: 0,
        lines: [{ product: lamp._id, state, price: lamp.price, available }],
      };
    }),
  );
  const { TestRouter } = createTestRouter('/');
  render(
    <TestRouter>
      <Toasts />
      <CartPanel />
      <AddToCartButton product={lamp} pieces={pieces} />
    </TestRouter>,
  );
  return asked;
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'ADD TO CART' }));
const panel = () => screen.queryByRole('region', { name: 'Added to your cart' });

test('what others bought meanwhile goes out of the cart again, and the message says so', async () => {
  const asked = openPage(2, 4);
  await add();
  expect(
    await screen.findByText('Only 2 left, 2 added, and now both are in your cart'),
  ).toBeInTheDocument();
  expect(asked).toEqual([{ items: [{ product: lamp._id, quantity: 4 }] }]);
  expect(cartStore.get()).toEqual([lamp, lamp]);
  expect(panel()).toHaveTextContent('2 × $20.00');
});

test('what is sold out meanwhile is not in the cart, nor said to be', async () => {
  openPage(0);
  await add();
  expect(await screen.findByText('Sold out')).toBeInTheDocument();
  expect(cartStore.get()).toEqual([]);
  expect(panel()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('item added to cart')).not.toBeInTheDocument());
});

test('what was in the cart before stays, as the cart says what is left of it', async () => {
  putIntoCart(lamp, 3);
  openPage(1);
  await add();
  expect(await screen.findByText('Only 1 left, and 3 are in your cart')).toBeInTheDocument();
  expect(cartStore.get()).toHaveLength(3);
});

test('presses that follow each other take back no more than they added', async () => {
  const asked = openPage(1);
  await add();
  await add();
  expect(await screen.findByText('Only 1 left, and it is in your cart')).toBeInTheDocument();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(cartStore.get()).toEqual([lamp]);
});

test('a shop that does not reply leaves the cart as it is', async () => {
  let hasAsked = false;
  openPage(0);
  server.use(
    on(endpoints.quoteOrder).answer(() => {
      hasAsked = true;
      return refusal(503, 'Back soon');
    }),
  );
  addWithMessage(lamp);
  await waitFor(() => expect(hasAsked).toBe(true));
  expect(panel()).toBeVisible();
  expect(cartStore.get()).toEqual([lamp]);
});
