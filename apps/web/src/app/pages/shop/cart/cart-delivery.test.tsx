import { endpoints } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { orderPlaced, pay, serveCheckout } from '../../../../testing/serve-checkout';

const lamp = buildProduct({ price: 20 });
const session = buildSession({ address: '1 Main Street' });
const { name, email, phone, address } = session.user;
const known = { name, email, phone, address };
let shop: ReturnType<typeof serveCheckout>;
/** The buyer's data on the server. */
let delivery: typeof known;

beforeEach(() => {
  shop = serveCheckout(lamp);
  delivery = known;
  server.use(on(endpoints.getDelivery).answer(() => ({ success: true, delivery })));
});

test('the cart shows whom and where the order goes to, as the shop has it', async () => {
  delivery = { ...known, name: 'Ada Moved', phone: '555 0199', address: '9 Hill Road' };
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText('9 Hill Road')).toBeVisible();
  expect(screen.getByText('For Ada Moved, 555 0199, ada@shop.test')).toBeVisible();
});

test('what was shown is sent; if it is out of date nothing is paid, and the cart shows what is new', async () => {
  const stale = 'Your delivery details have changed. Please check them before you pay.';
  shop.answerPayments(() => refusal(409, stale), orderPlaced);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText('1 Main Street')).toBeVisible();
  const moved = { ...known, address: '9 Hill Road' };
  delivery = moved;
  await pay();
  expect(await screen.findByText(stale)).toBeInTheDocument();
  expect(await screen.findByText('9 Hill Road')).toBeVisible();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ delivery: known }, { delivery: moved }]);
});

test('when the shop can’t say, the cart shows what the browser knows', async () => {
  server.use(on(endpoints.getDelivery).answer(() => refusal(503, 'Back soon')));
  shop.answerPayments(orderPlaced);
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByText('1 Main Street')).toBeVisible();
  await pay();
  await waitFor(() => expect(shop.bodies).toMatchObject([{ delivery: known }]));
});
