import { endpoints, type Order } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../lib/session/session';
import { buildOrder, buildProduct, buildSession } from '../../testing/factories';
import { on, refusal, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';
import { orderPlaced, pay, serveCheckout } from '../../testing/serve-checkout';
import { serveEmptyShop } from '../../testing/serve-empty-shop';

const ada = buildSession();
const heading = (words: string) => screen.findByRole('heading', { name: `Order 1010 ${words}` });

function serveOrder(fields: Partial<Order> = {}) {
  const order = buildOrder({ number: 1010, ...fields });
  const more = { history: [], shipment: null, invoicedAt: null };
  server.use(
    on(endpoints.getMyOrder).answer(() => ({ success: true, order: { ...order, ...more } })),
  );
  return order;
}

/** Opens the home page after Ada has placed an order. */
function openHome(age = 1_000, visitor = ada) {
  serveEmptyShop();
  const note = { buyer: ada.user._id, number: 1010, at: Date.now() - age };
  localStorage.setItem('placed-order', JSON.stringify(note));
  return renderApp('/', { session: visitor });
}

test('after paying, home has the order’s number, what happens next and the way to its page', async () => {
  const lamp = buildProduct();
  const shop = serveCheckout(lamp);
  const order = serveOrder();
  shop.answerPayments(() => ({ ...orderPlaced(), order }));
  const delivery = {
    name: ada.user.name,
    email: ada.user.email,
    phone: ada.user.phone,
    address: ada.user.address,
  };
  server.use(on(endpoints.getDelivery).answer(() => ({ success: true, delivery })));
  renderApp('/cart', { session: ada, cart: [lamp] });
  await pay();
  expect(await heading('is placed and paid')).toBeVisible();
  expect(screen.getByText('We will pack it next.')).toBeVisible();
  expect(screen.getByText('Payment successfully')).toBeVisible();
  const link = screen.getByRole('link', { name: 'See order 1010' });
  expect(link).toHaveAttribute('href', '/dashboard/user/orders/1010');
});

test('closed, it stays away, and the focus is not lost', async () => {
  serveOrder();
  openHome();
  const close = await screen.findByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  expect(screen.queryByRole('link', { name: 'See order 1010' })).not.toBeInTheDocument();
  expect(localStorage.getItem('placed-order')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('an order whose payment is pending, or that is shipped or cancelled, says so', async () => {
  const payment = { success: false, provider: 'simulated', reference: null } as const;
  serveOrder({ payment: { ...payment, state: 'pending' } });
  openHome().unmount();
  openHome();
  expect(await heading('is waiting for payment')).toBeVisible();
  expect(screen.getByText(/won’t be charged twice/)).toBeVisible();
  document.body.innerHTML = '';
  serveOrder({ status: 'Shipped' });
  openHome().unmount();
  openHome();
  expect(await heading('is shipped')).toBeVisible();
  document.body.innerHTML = '';
  serveOrder({ status: 'cancel', payment: { ...payment, state: 'failed' } });
  openHome();
  expect(await heading('is cancelled')).toBeVisible();
  expect(screen.getByText(/The payment was refused: nothing was charged/)).toBeVisible();
});

test('its number is there although the order can’t be loaded', async () => {
  server.use(on(endpoints.getMyOrder).answer(() => refusal(500, 'broken')));
  openHome();
  expect(await heading('is placed')).toBeVisible();
});

test('after a day it is gone', async () => {
  serveOrder();
  openHome(24 * 60 * 60 * 1_000 + 1_000);
  await screen.findByRole('heading', { name: 'All Products' });
  expect(screen.queryByRole('link', { name: 'See order 1010' })).not.toBeInTheDocument();
});

test('nobody else sees it, and nothing of it is left once its shopper is signed out', async () => {
  serveOrder();
  openHome(1_000, buildSession()).unmount();
  expect(localStorage.getItem('placed-order')).toBeNull();
  openHome();
  await screen.findByRole('link', { name: 'See order 1010' });
  act(() => session.clear());
  await waitFor(() => expect(localStorage.getItem('placed-order')).toBeNull());
  expect(screen.queryByRole('link', { name: 'See order 1010' })).not.toBeInTheDocument();
});
