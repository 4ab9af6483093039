import { endpoints, type Product } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, cartStore } from '../../../features/cart';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';
import { buildOrder, buildProduct, buildSession } from '../../../testing/factories';
import { goOffline } from '../../../testing/go-offline';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const lamp = buildProduct({ price: 20 });
const session = buildSession();
const placed = () => ({
  success: true as const,
  message: 'Payment successfully',
  order: buildOrder(),
});

let keys: (string | null)[];
let bodies: unknown[];
let stock: { price: number; available: number };

beforeEach(() => {
  keys = [];
  bodies = [];
  stock = { price: 20, available: 5 };
  serveEmptyShop();
  server.use(
    on(endpoints.quoteOrder).answer(() => {
      const state = stock.available === 0 ? ('sold-out' as const) : ('available' as const);
      return { success: true, lines: [{ product: lamp._id, state, ...stock }] };
    }),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Answers the attempts to pay one after another, the last answer for all that follow. */
function answerPayments(...answers: (() => Response | ReturnType<typeof placed>)[]) {
  server.use(
    on(endpoints.placeOrder).answer(async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      bodies.push(await request.json());
      return (answers[keys.length - 1] ?? answers.at(-1) ?? placed)();
    }),
  );
}

function openCart(cart: readonly Product[] = [lamp, lamp]) {
  return renderApp('/cart', { session, cart });
}

async function pay() {
  const button = await screen.findByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  return button;
}

test('paying orders what is in the cart, empties it, says so and goes to the shop [S1.4 S2.26]', async () => {
  answerPayments(placed);
  const { router } = openCart();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(bodies).toEqual([{ items: [{ product: lamp._id, quantity: 2 }] }]);
  expect(localStorage.getItem('cart')).toBeNull();
});

test('the payment can’t be sent twice', async () => {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  server.use(
    on(endpoints.placeOrder).answer(async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      await settled;
      return placed();
    }),
  );
  openCart();
  const button = await pay();
  fireEvent.click(button);
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveTextContent('Paying …');
  expect(screen.getAllByRole('button', { name: 'Remove' })[0]).toBeDisabled();
  settle();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(keys).toHaveLength(1);
});

test('after a lost reply the same key is sent again, whatever the stock says by then', async () => {
  answerPayments(() => HttpResponse.error(), placed);
  openCart();
  await pay();
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  stock.available = 0;
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
});

test('the key survives a reload', async () => {
  answerPayments(() => refusal(503, 'Back soon'), placed);
  const { unmount } = openCart();
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
});

test('after a success the same content is a new order with a fresh key', async () => {
  answerPayments(placed);
  const { unmount } = openCart();
  await pay();
  await screen.findByText('Payment successfully');
  unmount();
  openCart();
  await pay();
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  expect(keys[1]).not.toBe(keys[0]);
});

test('a conflict shows the server’s words, and the cart shows what is wrong', async () => {
  answerPayments(() => {
    stock.available = 0;
    return refusal(409, 'Lamp is sold out');
  });
  openCart([lamp]);
  await pay();
  expect(await screen.findByText('Lamp is sold out')).toBeInTheDocument();
  expect(await screen.findByText('Sold out. Remove it to go on.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('a price that changed since the page was opened is shown before anything is paid', async () => {
  answerPayments(placed);
  openCart([lamp]);
  await screen.findByText('You Have 1 items in your cart');
  await waitFor(() => expect(screen.getAllByText('$20.00')).toHaveLength(2));
  stock.price = 30;
  await pay();
  expect(await screen.findByText(/The price changed/)).toHaveTextContent('from $20.00 to $30.00');
  await screen.findByText('Something in your cart has changed. Please look at it again.');
  expect(keys).toEqual([]);
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
});

test('a refusal that decides nothing keeps the key of the lost reply', async () => {
  answerPayments(
    () => HttpResponse.error(),
    () => refusal(429, 'Too many requests'),
    placed,
  );
  openCart();
  await pay();
  await screen.findByText('Something went wrong');
  await pay();
  await screen.findByText('Too many requests');
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
});

test('after a lost reply a changed cart first finishes the earlier payment', async () => {
  answerPayments(() => HttpResponse.error(), placed);
  const { router, unmount } = openCart([lamp]);
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart([lamp, lamp]);
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  await pay();
  expect(await screen.findByText(/Your earlier payment arrived/)).toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
  expect(bodies[1]).toEqual(bodies[0]);
  expect(await screen.findByText('You Have 1 items in your cart')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
});

test('what was added during the payment stays, and nobody is pulled from another page', async () => {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  server.use(
    on(endpoints.placeOrder).answer(async () => {
      await settled;
      return placed();
    }),
  );
  const { router } = openCart();
  await pay();
  await screen.findByText('Paying …');
  await act(() => router.navigate('/policy'));
  const kite = buildProduct();
  act(() => addToCart(kite));
  settle();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(cartStore.get()).toEqual([kite]);
  expect(router.state.location.pathname).toBe('/policy');
});

test('a cart the shop will not take says why and can’t be paid', async () => {
  server.use(on(endpoints.quoteOrder).answer(() => refusal(400, 'At most 100 items')));
  openCart();
  expect(await screen.findByText('At most 100 items')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('a guest hears of a quote that failed, too', async () => {
  server.use(on(endpoints.quoteOrder).answer(() => refusal(503, 'Back soon')));
  renderApp('/cart', { cart: [lamp] });
  expect(await screen.findByText('We could not check today’s prices.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('paying offline says so, loses nothing, and works once the connection is back', async () => {
  answerPayments(placed);
  openCart();
  const button = await screen.findByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  let isAway = true;
  server.use(
    on(endpoints.quoteOrder).answer(() =>
      isAway
        ? HttpResponse.error()
        : { success: true, lines: [{ product: lamp._id, state: 'available', ...stock }] },
    ),
  );
  const goOnline = goOffline();
  expect(await screen.findByText(/^You are offline. Your cart is kept/)).toBeVisible();
  fireEvent.click(button);
  expect(await screen.findByText(/^You are offline. Nothing is lost/)).toBeInTheDocument();
  expect(cartStore.get()).toHaveLength(2);
  expect(keys).toEqual([]);

  isAway = false;
  goOnline();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(keys).toHaveLength(1);
});

test('an empty cart still tells of a payment whose end is unknown, and can end it', async () => {
  answerPayments(() => HttpResponse.error(), placed);
  const { unmount } = openCart();
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart([]);
  expect(
    await screen.findByRole('heading', { name: 'Your last payment is still open' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/dashboard/user/orders',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Finish the payment' }));
  expect(await screen.findByText('Your earlier payment arrived.')).toBeInTheDocument();
  expect(keys[1]).toBe(keys[0]);
  expect(await screen.findByRole('link', { name: 'Browse products' })).toBeVisible();
});
