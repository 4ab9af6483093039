import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { buildOrder } from '../../testing/factories';
import { orderPlaced, pay } from '../../testing/serve-checkout';
import {
  chooseMethod,
  enterCode,
  openFilledIn,
  PARCEL,
  servePricedCheckout,
  storedEntries,
} from '../../testing/serve-priced-checkout';

// What a shopper enters after a payment of unknown outcome.

let shop: ReturnType<typeof servePricedCheckout>;
let view: Awaited<ReturnType<typeof openFilledIn>>;

beforeEach(async () => {
  shop = servePricedCheckout();
  shop.answerPayments(() => HttpResponse.error(), orderPlaced);
  view = await openFilledIn();
  await pay();
  await screen.findByText(/^We don’t know yet whether your order was placed/);
});

test('other entries are no part of the order that is finished, which the cart says with its total', async () => {
  chooseMethod(/Express/);
  await enterCode('summer');
  await waitFor(() => expect(screen.getByText(/^Total/)).toHaveTextContent('Total $28.00'));
  expect(screen.getByText(/to finish that order of \$25\.00 as it was/)).toBeVisible();
  await pay();
  expect(await screen.findByText('Your earlier payment went through.')).toBeInTheDocument();
  expect(screen.queryByText('Payment successfully')).toBeNull();
  expect(shop.bodies[1]).toEqual(shop.bodies[0]);
  expect(storedEntries()).toMatchObject({ codes: ['SUMMER'] });
});

test('other entries are told apart also where they cost the same', async () => {
  fireEvent.change(await screen.findByLabelText('Address'), { target: { value: 'Street 2' } });
  await pay();
  expect(await screen.findByText('Your earlier payment went through.')).toBeInTheDocument();
  expect(shop.bodies[1]).toMatchObject({ address: { line1: 'Street 1' } });
  expect(storedEntries()).toMatchObject({ address: { line1: 'Street 2' } });
});

test('other entries do not keep an order that is still to be paid from its page', async () => {
  const payment = {
    success: false,
    state: 'pending',
    provider: 'stripe',
    reference: null,
  } as const;
  const order = buildOrder({ payment });
  shop.answerPayments(() => ({ success: true, message: 'Your order is placed', order }));
  chooseMethod(/Express/);
  await pay();
  const page = `/dashboard/user/orders/${order.number}`;
  await waitFor(() => expect(view.router.state.location.pathname).toBe(page));
});

test('what the shop itself proposes or refuses now is no other entry: the order may be the reason', async () => {
  shop.terms.methods = shop.terms.methods.filter(({ _id }) => _id !== PARCEL);
  shop.stock.available = 0;
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(storedEntries()).toEqual({});
});
