import { endpoints, type Product } from '@shop/shared';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToCart, cartStore } from '../../../../features/cart';
import { deferred } from '../../../../testing/deferred';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { goOffline } from '../../../../testing/go-offline';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { orderPlaced, pay, serveCheckout } from '../../../../testing/serve-checkout';

const lamp = buildProduct({ price: 20 });
const session = buildSession();
let shop: ReturnType<typeof serveCheckout>;

beforeEach(() => {
  shop = serveCheckout(lamp);
});

afterEach(() => {
  vi.restoreAllMocks();
});

function openCart(cart: readonly Product[] = [lamp, lamp]) {
  return renderApp('/cart', { session, cart });
}

test('paying orders the items in the cart, empties it, shows a message and opens the shop [S1.4 S2.26]', async () => {
  shop.answerPayments(orderPlaced);
  const { router } = openCart();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const { name, email, phone, address } = session.user;
  const delivery = { name, email, phone, address };
  expect(shop.bodies).toEqual([
    { items: [{ product: lamp._id, quantity: 2 }], delivery, total: 40 },
  ]);
  expect(localStorage.getItem('cart')).toBeNull();
});

test('Back from the shop shows the paid cart from its top', async () => {
  shop.answerPayments(orderPlaced);
  const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const { router } = openCart();
  await screen.findByRole('button', { name: 'Make Payment' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  act(() => void window.dispatchEvent(new Event('scroll')));
  await pay();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  scrolled.mockClear();
  await router.navigate(-1);
  expect(await screen.findByText('Your Cart Is Empty')).toBeVisible();
  expect(scrolled.mock.calls).not.toEqual([]);
  expect(scrolled.mock.calls.every(([, y]) => y === 0)).toBe(true);
});

test('what another device has put into the cart is shown before anything is paid', async () => {
  const chair = buildProduct({ name: 'Chair' });
  const items = [{ product: chair._id, quantity: 1 }];
  server.use(
    on(endpoints.getCart).answer(() => ({
      ...{ success: true, version: 3, gone: [] },
      ...{ items, products: [chair] },
    })),
  );
  openCart();
  await pay();
  expect(await screen.findByText(/Your cart has changed/)).toBeVisible();
  expect(screen.getByText('You Have 3 items in your cart')).toBeVisible();
  expect(shop.keys).toEqual([]);
});

test('the payment can’t be sent twice', async () => {
  const { promise: settled, resolve: settle } = deferred();
  shop.answerPayments(() => settled.then(orderPlaced));
  openCart();
  const button = await pay();
  fireEvent.click(button);
  await waitFor(() => expect(shop.keys).toHaveLength(1));
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveTextContent('Paying …');
  expect(screen.getAllByRole('button', { name: 'Remove' })[0]).toBeDisabled();
  settle();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.keys).toHaveLength(1);
});

test('after a success the same items are a new order with a fresh key', async () => {
  shop.answerPayments(orderPlaced);
  const { unmount } = openCart();
  await pay();
  await screen.findByText('Payment successfully');
  unmount();
  openCart();
  await pay();
  await waitFor(() => expect(shop.keys).toHaveLength(2));
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  expect(shop.keys[1]).not.toBe(shop.keys[0]);
});

test('a conflict shows the server’s message, and the cart shows the sold-out item', async () => {
  shop.answerPayments(() => {
    shop.stock.available = 0;
    return refusal(409, 'Lamp is sold out');
  });
  openCart([lamp]);
  await pay();
  expect(await screen.findByText('Lamp is sold out')).toBeInTheDocument();
  expect(await screen.findByText('Sold out. Remove it to continue.')).toBeVisible();
  // A total of $0.00 would read as a gift.
  expect(screen.getByText('Nothing in your cart can be bought now.')).toBeVisible();
  expect(screen.queryByText(/total/i)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('a price that changed since the page was opened is shown before anything is paid', async () => {
  shop.answerPayments(orderPlaced);
  openCart([lamp]);
  await screen.findByText('You Have 1 items in your cart');
  await waitFor(() => expect(screen.getAllByText('$20.00')).toHaveLength(2));
  shop.stock.price = 30;
  await pay();
  expect(await screen.findByText(/The price changed/)).toHaveTextContent('from $20.00 to $30.00');
  await screen.findByText('Your cart has changed. Please check it before you pay.');
  const notice = screen.getByText(/The price changed/).parentElement;
  await waitFor(() => expect(notice).toHaveFocus());
  expect(shop.keys).toEqual([]);
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
});

test('a total that changed after the check is shown, and paid only after another press', async () => {
  shop.answerPayments(() => {
    shop.stock.price = 30;
    return refusal(409, 'The total of your order has changed. Please check it before you pay.');
  }, orderPlaced);
  openCart([lamp]);
  await pay();
  expect(await screen.findByText(/The total of your order has changed/)).toBeInTheDocument();
  expect(await screen.findByText(/The price changed/)).toHaveTextContent('from $20.00 to $30.00');
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ total: 20 }, { total: 30 }]);
  expect(shop.keys[1]).not.toBe(shop.keys[0]);
});

test('items added during the payment stay, and a shopper on another page is not redirected', async () => {
  const { promise: settled, resolve: settle } = deferred();
  shop.answerPayments(() => settled.then(orderPlaced));
  const { router } = openCart();
  await pay();
  await screen.findByText('Paying …');
  await act(() => router.navigate('/policy'));
  // The code of the page may take long to load.
  await waitFor(() => expect(router.state.location.pathname).toBe('/policy'));
  const kite = buildProduct();
  act(() => void addToCart(kite));
  settle();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(cartStore.get()).toEqual([kite]);
  expect(router.state.location.pathname).toBe('/policy');
});

test('a cart that the server rejects shows why and can’t be paid', async () => {
  server.use(on(endpoints.quoteOrder).answer(() => refusal(400, 'At most 100 items')));
  openCart();
  expect(await screen.findByText('At most 100 items')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('a visitor sees that the quote failed', async () => {
  server.use(on(endpoints.quoteOrder).answer(() => refusal(503, 'Back soon')));
  renderApp('/cart', { cart: [lamp] });
  // The quote is fetched again when another call shows that the shop is back.
  await waitFor(() => {
    expect(screen.getByText('We could not check current prices.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test('paying offline shows a message, keeps the cart, and works once the connection is back', async () => {
  shop.answerPayments(orderPlaced);
  openCart();
  const button = await screen.findByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  let isOffline = true;
  server.use(
    on(endpoints.quoteOrder).answer((call) =>
      isOffline ? HttpResponse.error() : shop.quote(call),
    ),
  );
  const goOnline = goOffline();
  expect(await screen.findByText(/^You are offline. Your cart is saved/)).toBeVisible();
  expect(screen.getByText('Estimated total')).toBeVisible();
  fireEvent.click(button);
  expect(await screen.findByText(/^You are offline. Nothing is lost/)).toBeInTheDocument();
  expect(cartStore.get()).toHaveLength(2);
  expect(shop.keys).toEqual([]);

  isOffline = false;
  goOnline();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.keys).toHaveLength(1);
});
