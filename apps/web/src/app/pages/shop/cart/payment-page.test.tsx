import { endpoints, type PaymentMethod, type UnfitMethod } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { otherSite } from '../../../../lib/address/other-site';
import { buildOrder, buildProduct, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { pay, serveCheckout } from '../../../../testing/serve-checkout';

afterEach(() => {
  vi.restoreAllMocks();
});

const lamp = buildProduct({ price: 20 });
const session = buildSession();
const CARD: PaymentMethod = { id: 'stripe', name: 'Card', paid: 'page' };
const OWN: PaymentMethod = { id: 'own', name: 'Pay now', paid: 'now' };
const PAGE = 'https://pay.test/cs_1';

let shop: ReturnType<typeof serveCheckout>;

beforeEach(() => {
  vi.spyOn(otherSite, 'open').mockReturnValue(undefined);
  shop = serveCheckout(lamp);
});

/** A shop that offers these ways to pay, and answers an order with a payment that is still to be made. */
function serveMethods(methods: PaymentMethod[], url?: string, unfitMethods?: UnfitMethod[]) {
  const order = buildOrder({
    payment: { success: false, state: 'pending', provider: 'stripe', reference: null, url },
  });
  shop.answerPayments(() => ({ success: true, message: 'Your order is placed', order }));
  server.use(
    on(endpoints.quoteOrder).answer(async (asked) => ({
      ...(await shop.quote(asked)),
      paymentMethods: methods,
      ...(unfitMethods && { unfitMethods }),
    })),
  );
  return order;
}

test('an order that is paid on another page leads there, with no word of success yet', async () => {
  serveMethods([CARD], PAGE);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText(/^Card: you pay on the page/)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await pay();
  await waitFor(() => expect(otherSite.open).toHaveBeenCalledWith(PAGE));
  expect(shop.bodies).toMatchObject([{ payment: 'stripe' }]);
  expect(screen.queryByText('Payment successfully')).not.toBeInTheDocument();
  expect(localStorage.getItem('cart')).toBeNull();
});

test('the shopper chooses where there is a choice', async () => {
  serveMethods([OWN, CARD], PAGE);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByRole('radio', { name: 'Pay now' })).toBeChecked();
  expect(screen.queryByText(/you pay on the page/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('radio', { name: 'Card' }));
  expect(await screen.findByText(/^Card: you pay on the page/)).toBeVisible();
  await pay();
  await waitFor(() => expect(shop.bodies).toMatchObject([{ payment: 'stripe' }]));
});

test('an order is not paid in another way than was chosen, if that is not offered any more', async () => {
  serveMethods([OWN, CARD], PAGE);
  renderApp('/cart', { session, cart: [lamp] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Card' }));
  serveMethods([OWN]);
  await pay();
  expect(await screen.findByText(/^Your cart has changed/)).toBeInTheDocument();
  expect(shop.bodies).toEqual([]);
});

test('an order whose page is not there yet leads to the order’s own page', async () => {
  const order = serveMethods([CARD]);
  const { router } = renderApp('/cart', { session, cart: [lamp] });
  await pay();
  const page = `/dashboard/user/orders/${order.number}`;
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
});

const WHY = 'Card is not available for totals under $0.50.';
const UNFIT: UnfitMethod = { id: 'stripe', name: 'Card', message: WHY };

test('a way to pay that does not take the total can’t be chosen, and the cart says why', async () => {
  serveMethods([OWN], undefined, [UNFIT]);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await pay();
  await waitFor(() => expect(shop.bodies).toMatchObject([{ payment: 'own' }]));
});

test('where nothing takes the total, the button is off', async () => {
  serveMethods([], undefined, [UNFIT]);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText(WHY)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});
