import type { Product } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { session as current } from '../../../../lib/session/session';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { refusal } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { orderPlaced, pay, serveCheckout } from '../../../../testing/serve-checkout';

const ORDERS = '/dashboard/user/orders';
const UNKNOWN =
  'We don’t know yet whether your order was placed. Paying again is safe: nothing is charged or ordered twice.';

const lamp = buildProduct({ price: 20 });
const session = buildSession();
let shop: ReturnType<typeof serveCheckout>;

beforeEach(() => {
  shop = serveCheckout(lamp);
});

function openCart(cart: readonly Product[] = [lamp, lamp]) {
  return renderApp('/cart', { session, cart });
}

test('after a lost reply the same key is sent again, whatever the stock is by then', async () => {
  shop.answerPayments(() => HttpResponse.error(), orderPlaced);
  openCart();
  await pay();
  expect(await screen.findByText(UNKNOWN)).toBeInTheDocument();
  shop.stock.available = 0;
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'your orders' })).toHaveAttribute('href', ORDERS);
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.keys[1]).toBe(shop.keys[0]);
});

test('what a payment of unknown outcome may have bought is not called sold out', async () => {
  shop.answerPayments(() => {
    shop.stock.available = 0;
    return HttpResponse.error();
  }, orderPlaced);
  openCart();
  await pay();
  expect(await screen.findByText('Your last payment may have bought this.')).toBeVisible();
  expect(screen.queryByText(/Remove it to continue/)).not.toBeInTheDocument();
  expect(screen.queryByText(/Nothing in your cart can be bought/)).not.toBeInTheDocument();
});

test('the key survives a reload', async () => {
  shop.answerPayments(() => refusal(503, 'Back soon'), orderPlaced);
  const { unmount } = openCart();
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.keys[1]).toBe(shop.keys[0]);
});

test('a refusal that settles nothing keeps the key of the lost reply', async () => {
  shop.answerPayments(
    () => HttpResponse.error(),
    () => refusal(429, 'Too many requests'),
    orderPlaced,
  );
  openCart();
  await pay();
  await screen.findByText(UNKNOWN);
  await pay();
  await screen.findByText('Too many requests');
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(new Set(shop.keys).size).toBe(1);
});

test('a first payment that the shop turned away is not kept, so a new one may differ', async () => {
  shop.answerPayments(() => refusal(429, 'Too many requests'), orderPlaced);
  openCart();
  await pay();
  await screen.findByText('Too many requests');
  expect(localStorage.getItem('checkout')).toBeNull();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(new Set(shop.keys).size).toBe(2);
});

test('nothing of a payment is left once its session has ended and somebody has logged out', async () => {
  shop.answerPayments(
    () => HttpResponse.error(),
    () => refusal(401, 'Please login first'),
  );
  openCart();
  await pay();
  await screen.findByText(UNKNOWN);
  await pay();
  await waitFor(() => expect(localStorage.getItem('auth')).toBeNull());
  // Whoever pays again after the next sign-in sends the same order.
  expect(localStorage.getItem('checkout')).toContain(session.user.email);
  act(() => current.set(session));
  fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await screen.findByText(/Please look at your orders before you pay again/);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('nothing of a payment is left to somebody else who signs in', async () => {
  shop.answerPayments(() => HttpResponse.error());
  openCart();
  await pay();
  await screen.findByText(UNKNOWN);
  act(() => current.set(buildSession()));
  expect(localStorage.getItem('checkout')).toBeNull();
});

test('after a lost reply, a changed cart first finishes the earlier payment', async () => {
  shop.answerPayments(() => HttpResponse.error(), orderPlaced);
  const { router, unmount } = openCart([lamp]);
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart([lamp, lamp]);
  expect(await screen.findByText(/you will not be charged twice/)).toBeVisible();
  await pay();
  expect(await screen.findByText(/Your earlier payment went through/)).toBeInTheDocument();
  expect(shop.keys[1]).toBe(shop.keys[0]);
  expect(shop.bodies[1]).toEqual(shop.bodies[0]);
  expect(await screen.findByText('You Have 1 items in your cart')).toBeVisible();
  expect(router.state.location.pathname).toBe('/cart');
});

test('an empty cart shows the unsettled payment, and can finish it', async () => {
  shop.answerPayments(() => HttpResponse.error(), orderPlaced);
  const { unmount } = openCart();
  await pay();
  await screen.findByText(/you will not be charged twice/);
  unmount();
  openCart([]);
  expect(
    await screen.findByRole('heading', { name: 'Your last payment is not confirmed' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', ORDERS);
  fireEvent.click(screen.getByRole('button', { name: 'Finish paying' }));
  expect(await screen.findByText('Your earlier payment went through.')).toBeInTheDocument();
  expect(shop.keys[1]).toBe(shop.keys[0]);
  expect(await screen.findByRole('link', { name: 'Keep shopping' })).toBeVisible();
});
