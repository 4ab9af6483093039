import { endpoints } from '@shop/shared';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { session as current } from '../../../../lib/session/session';
import { renderApp } from '../../../../testing/render-app';
import {
  chooseMethod,
  enterCode,
  lamp,
  openFilledIn,
  PARCEL,
  EXPRESS,
  servePricedCheckout,
  session,
  storedEntries,
} from '../../../../testing/serve-priced-checkout';
import { on, server } from '../../../../testing/handlers';
import { quoteReply } from '../../../../testing/quote-reply';

let shop: ReturnType<typeof servePricedCheckout>;

beforeEach(() => {
  shop = servePricedCheckout();
});

test('what somebody enters while signed in is theirs, also in a shop without zones', async () => {
  server.use(
    on(endpoints.quoteOrder).answer(async ({ request }) => ({
      ...(await quoteReply([{ product: lamp._id, state: 'available', ...shop.stock }], request)),
      amounts: { items: 20, discount: 0, shipping: 0, tax: 0, taxIncluded: 0, total: 20 },
    })),
  );
  renderApp('/cart', { session, cart: [lamp] });
  await enterCode('summer');
  expect(storedEntries()).toMatchObject({ owner: session.user._id, codes: ['SUMMER'] });
});

test('what a visitor has entered is theirs who signs in, also in a shop without zones', async () => {
  localStorage.setItem(
    'checkout-entries',
    JSON.stringify({ codes: ['SUMMER'], note: 'Ring twice' }),
  );
  renderApp('/', { session });
  await waitFor(() => expect(storedEntries().owner).toBe(session.user._id));
  expect(storedEntries()).toMatchObject({ codes: ['SUMMER'], note: 'Ring twice' });
});

test('a postal code is priced once it is typed', async () => {
  await openFilledIn();
  for (const value of ['9', '99', '999', '9999'])
    fireEvent.change(screen.getByLabelText('Postal code'), { target: { value } });
  await waitFor(() => expect(shop.asked.at(-1)?.address?.postalCode).toBe('9999'));
  const asked = shop.asked.map(({ address }) => address?.postalCode);
  // What the opened cart asks for may come late.
  expect(new Set(asked)).toEqual(new Set(['1010', '9999']));
});

test('a session that ends by itself loses nothing of what was entered', async () => {
  shop.terms.countries = ['AT'];
  await openFilledIn({ note: 'Ring twice' });
  act(() => current.clear());
  await screen.findByText('Estimate delivery');
  await screen.findByText('needs an address');
  expect(storedEntries()).toMatchObject({
    owner: session.user._id,
    note: 'Ring twice',
    address: { city: 'Vienna' },
    shippingMethod: PARCEL,
  });
});

test('a chosen delivery comes back after a place where it does not fit', async () => {
  await openFilledIn();
  chooseMethod(/Express/);
  await screen.findByText('Delivery: Express');
  const postalCode = screen.getByLabelText('Postal code');
  fireEvent.change(postalCode, { target: { value: '9999' } });
  await screen.findByText('Delivery: Parcel');
  expect(storedEntries()).toMatchObject({ shippingMethod: EXPRESS });
  fireEvent.change(postalCode, { target: { value: '1010' } });
  expect(await screen.findByText('Delivery: Express')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: /Express/ })).toBeChecked());
});

test('a code is not called used before the shop has said so', async () => {
  await openFilledIn();
  await enterCode('summer');
  const codes = screen.getByRole('list', { name: 'Codes' });
  expect(codes).toHaveTextContent('SUMMER is being checked');
  await waitFor(() => expect(codes).toHaveTextContent('SUMMER applied'));
});

test('a code that is typed and not entered yet is there after a reload', async () => {
  await openFilledIn();
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'summ' } });
  cleanup();
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByLabelText('Code')).toHaveValue('summ');
  expect(shop.asked.every(({ codes = [] }) => codes.length === 0)).toBe(true);
});

test('a code above the limit of tries goes back into its field, and the cart can be bought', async () => {
  await openFilledIn({ codes: ['SUMMER'] });
  await screen.findByText('Summer sale (SUMMER)');
  await enterCode('guess');
  const field = await screen.findByDisplayValue('GUESS');
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Too many codes, please try again later'),
  );
  await waitFor(() => expect(storedEntries().codes).toEqual(['SUMMER']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled());
});

test('a cart that nobody carries estimates the tax, and asks for no delivery', async () => {
  shop.terms.isCarried = false;
  renderApp('/cart', { cart: [lamp] });
  expect(await screen.findByText('Estimate tax')).toBeVisible();
  expect(screen.queryByText(/deliver/i)).toBeNull();
  expect(screen.getByText(/^Total/)).toHaveTextContent('Total $20.00');
});

test('with an account, it asks for an address, to which the invoice goes', async () => {
  shop.terms.isCarried = false;
  renderApp('/cart', { cart: [lamp], session });
  expect(await screen.findByText('Your address')).toBeVisible();
  expect(screen.getByText('The billing address is the same as this address')).toBeVisible();
  expect(screen.queryByText(/deliver/i)).toBeNull();
});
