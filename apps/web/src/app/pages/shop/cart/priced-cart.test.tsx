import { endpoints, type Quote } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildProduct, buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { orderPlaced, pay, serveCheckout } from '../../../../testing/serve-checkout';

const lamp = buildProduct({ price: 20 });
const session = buildSession();
const PARCEL = 'a'.repeat(24);
const EXPRESS = 'b'.repeat(24);
const PICK_UP = 'e'.repeat(24);
const METHODS = [
  { _id: EXPRESS, name: 'Express', price: 12, days: '1' },
  { _id: PARCEL, name: 'Parcel', price: 5, days: '2 to 4' },
  { _id: PICK_UP, name: 'Pick-up', price: 5, days: '' },
];

interface Wishes {
  codes?: string[];
  address?: { country?: string };
  shippingMethod?: string;
}

let shop: ReturnType<typeof serveCheckout>;
let summer: number;

/** A shop that delivers to Austria in two ways, and knows the code SUMMER. */
function priceOf({
  codes = [],
  address,
  shippingMethod,
}: Wishes): Partial<Quote> & { total: number } {
  const isThere = address?.country === 'AT';
  const chosen = isThere ? METHODS.find(({ _id }) => _id === shippingMethod) : undefined;
  const discount = codes.includes('SUMMER') ? summer : 0;
  const shipping = chosen?.price ?? 0;
  const total = 20 - discount + shipping;
  const state = address?.country ? (isThere ? (chosen ? 'chosen' : 'open') : 'nowhere') : 'unknown';
  return {
    total,
    amounts: { items: 20, discount, shipping, tax: 0, taxIncluded: 0, total },
    discounts: discount
      ? [{ code: 'SUMMER', name: 'Summer sale', amount: discount, scope: 'items' }]
      : [],
    taxes: [],
    rejected: codes
      .filter((code) => code !== 'SUMMER')
      .map((code) => ({
        code,
        reason: 'unknown-code' as const,
        message: `${code} is not a code of this shop`,
      })),
    ...(chosen && { shippingMethod: { _id: chosen._id, name: chosen.name } }),
    shippingMethods: isThere ? METHODS : [],
    destination: { state, countries: ['AT', 'DE'] },
  };
}

beforeEach(() => {
  summer = 4;
  shop = serveCheckout(lamp);
  server.use(
    on(endpoints.quoteOrder).answer(async ({ request }) => {
      const wishes = (await request.clone().json()) as Wishes;
      return { ...(await shop.quote({ request })), ...priceOf(wishes) };
    }),
    on(endpoints.getAddresses).answer(() => ({ success: true, addresses: [], version: 0 })),
    on(endpoints.saveAddresses).answer(() => ({ success: true, addresses: [], version: 1 })),
  );
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function enterCode(code: string) {
  const field = await screen.findByLabelText('Code');
  fireEvent.change(field, { target: { value: code } });
  fireEvent.submit(field);
}

async function chooseAustria() {
  fireEvent.change(await screen.findByLabelText('Country'), { target: { value: 'AT' } });
  await screen.findByRole('radio', { name: /Parcel/ });
}

test('a guest estimates the delivery, and the cheapest way is chosen until they choose', async () => {
  renderApp('/cart', { cart: [lamp] });
  expect(await screen.findByText('needs an address')).toBeVisible();
  fireEvent.change(await screen.findByLabelText('Country'), { target: { value: 'DE' } });
  expect(await screen.findByText('We do not deliver to this address.')).toBeVisible();
  await chooseAustria();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Parcel/ })).toBeChecked());
  expect(await screen.findByText('Delivery: Parcel')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /Express/ }));
  expect(await screen.findByText('Delivery: Express')).toBeVisible();
  expect(screen.getByText('$32.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Please login to checkout' })).toBeVisible();
});

test('a code is taken in any case; an unknown one stays in the field with its reason, and is not asked for again', async () => {
  renderApp('/cart', { cart: [lamp] });
  await enterCode(' summer ');
  expect(await screen.findByText('Summer sale (SUMMER)')).toBeVisible();
  await enterCode('nope');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field).toHaveAccessibleDescription('NOPE is not a code of this shop'));
  expect(field).toHaveValue('NOPE');
  const stored = JSON.parse(localStorage.getItem('checkout-entries') ?? '') as Wishes;
  expect(stored.codes).toEqual(['SUMMER']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove SUMMER' }));
  await waitFor(() => expect(screen.queryByText('Summer sale (SUMMER)')).toBeNull());
});

test('an order has everything that was entered; what is missing is asked for first', async () => {
  shop.answerPayments(orderPlaced);
  renderApp('/cart', { session, cart: [lamp] });
  await chooseAustria();
  expect(screen.getByLabelText('Address')).toHaveValue(session.user.address);
  await enterCode('summer');
  await screen.findByText('Summer sale (SUMMER)');
  await screen.findByText('Delivery: Parcel');
  await pay();
  expect(await screen.findByText('City is required')).toBeVisible();
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  type('Postal code', '1');
  expect(screen.getByText(/does not look like a Postal code/)).toBeVisible();
  type('City', 'Vienna');
  type('A note to the shop (optional)', 'Ring twice');
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  const { name, phone, address: line1 } = session.user;
  expect(shop.bodies).toMatchObject([
    {
      codes: ['SUMMER'],
      shippingMethod: PARCEL,
      address: { name, phone, line1, city: 'Vienna', postalCode: '1', country: 'AT' },
      note: 'Ring twice',
      total: 21,
    },
  ]);
  expect(localStorage.getItem('checkout-entries')).toBeNull();
});

/** Opens the cart with everything entered that an order needs. */
async function openFilledIn(changes: object = {}) {
  const address = {
    name: 'Ada',
    line1: 'Street 1',
    city: 'Vienna',
    postalCode: '1010',
    country: 'AT',
  };
  const entries = { owner: session.user._id, codes: [], address, shippingMethod: PARCEL };
  localStorage.setItem('checkout-entries', JSON.stringify({ ...entries, ...changes }));
  renderApp('/cart', { session, cart: [lamp] });
  await screen.findByText('Delivery: Parcel');
}

const chooseMethod = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('a promotion that changed meanwhile buys nothing, and the difference is shown', async () => {
  shop.answerPayments(() => {
    summer = 2;
    return refusal(409, 'The total of your order has changed. Please check it before you pay.');
  }, orderPlaced);
  await openFilledIn({ codes: ['SUMMER'] });
  await screen.findByText('$21.00');
  await pay();
  const alert = await screen.findByText('Nothing was bought: the price has changed.');
  const changes = within(alert.parentElement ?? alert);
  expect(await changes.findByText('Total: $21.00 → $23.00')).toBeVisible();
  expect(changes.getByText('Summer sale (SUMMER): -$4.00 → -$2.00')).toBeVisible();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ total: 21 }, { total: 23 }]);
});

test('the difference goes away once something else is entered', async () => {
  shop.answerPayments(() => {
    summer = 2;
    return refusal(409, 'The total of your order has changed. Please check it before you pay.');
  });
  await openFilledIn({ codes: ['SUMMER'] });
  await pay();
  await screen.findByText('Nothing was bought: the price has changed.');
  chooseMethod(/Express/);
  await screen.findByText('Delivery: Express');
  expect(screen.queryByText('Nothing was bought: the price has changed.')).toBeNull();
});

test('after a declined card, another delivery is no changed price', async () => {
  shop.answerPayments(() => refusal(422, 'Your card was declined'));
  await openFilledIn();
  await pay();
  await screen.findByText('Your card was declined');
  chooseMethod(/Express/);
  await screen.findByText('Delivery: Express');
  expect(screen.queryByText('Nothing was bought: the price has changed.')).toBeNull();
});

test('an order has the delivery that was chosen just before, even at the same price', async () => {
  shop.answerPayments(orderPlaced);
  await openFilledIn();
  const button = screen.getByRole('button', { name: 'Make Payment' });
  await waitFor(() => expect(button).toBeEnabled());
  chooseMethod(/Pick-up/);
  fireEvent.click(button);
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ shippingMethod: PICK_UP, total: 25 }]);
});

test('nobody sees what somebody else has entered', async () => {
  const entries = { owner: 'c'.repeat(24), codes: [], address: { city: 'Elsewhere' } };
  localStorage.setItem('checkout-entries', JSON.stringify(entries));
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByLabelText('Country')).toHaveValue('');
  expect(localStorage.getItem('checkout-entries') ?? '').not.toContain('Elsewhere');
});
