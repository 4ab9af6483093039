import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cartStore } from '../../../../features/cart';
import { buildProduct } from '../../../../testing/factories';
import { refusal } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { orderPlaced, pay } from '../../../../testing/serve-checkout';
import {
  enterCode,
  lamp,
  openFilledIn,
  PARCEL,
  servePricedCheckout,
  session,
  storedEntries,
} from '../../../../testing/serve-priced-checkout';

let shop: ReturnType<typeof servePricedCheckout>;

beforeEach(() => {
  shop = servePricedCheckout();
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function chooseAustria() {
  fireEvent.change(await screen.findByLabelText('Country'), { target: { value: 'AT' } });
  await screen.findByRole('radio', { name: /Parcel/ });
}

test('a guest estimates the delivery, and the cheapest way but picking up is chosen until they choose', async () => {
  renderApp('/cart', { cart: [lamp] });
  expect(await screen.findByText('needs an address')).toBeVisible();
  expect(await screen.findByText(/^Choose a country to see/)).toBeVisible();
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

test('a delivery has the price that promotions leave, by which the cheapest is chosen', async () => {
  shop.terms.methods = shop.terms.methods.map((method) =>
    method.name === 'Express' ? { ...method, discounted: 0 } : method,
  );
  renderApp('/cart', { cart: [lamp] });
  await chooseAustria();
  const express = screen.getByRole('radio', { name: /^Express.*\$12\.00 Free$/ });
  await waitFor(() => expect(express).toBeChecked());
  expect(screen.getByText('$12.00', { selector: 's' })).toBeVisible();
});

test('a code that awaits the delivery is no mistake, and is used once the delivery is chosen', async () => {
  renderApp('/cart', { cart: [lamp] });
  await enterCode('FREESHIP');
  expect(await screen.findByText('not applied yet')).toBeVisible();
  expect(screen.getByText('FREESHIP applies later')).toBeVisible();
  expect(screen.getByLabelText('Code')).not.toHaveAttribute('aria-invalid', 'true');
  await chooseAustria();
  expect(await screen.findByText('applied')).toBeVisible();
  expect(screen.queryByText('FREESHIP applies later')).toBeNull();
});

test('a promotion that is set aside is named, with what it can’t be combined with', async () => {
  const message = '3 for 2 is not used: it cannot be combined with Summer';
  shop.terms.setAside.push({ name: '3 for 2', message });
  renderApp('/cart', { cart: [lamp] });
  expect(await screen.findByText(message)).toBeVisible();
});

test('a gift is named, and is put into the cart', async () => {
  const gift = buildProduct({ name: 'Desk Lamp' });
  shop.terms.gifts.push({ name: 'A gift for you', pieces: 1, choices: [gift] });
  renderApp('/cart', { cart: [lamp] });
  expect(
    await screen.findByRole('heading', { name: 'Free with your order: Desk Lamp' }),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Add it for free' }));
  await waitFor(() => expect(cartStore.get().map(({ _id }) => _id)).toContain(gift._id));
});

test('a gift of several variants has to be chosen', async () => {
  const shirt = buildProduct({ name: 'Shirt' });
  const size = (name: string, quantity: number) => ({
    ...shirt,
    variant: { _id: name.repeat(24), name, sku: null, price: 10, quantity, photo: null },
  });
  const choices = [size('a', 1), size('c', 2)];
  shop.terms.gifts.push({ name: 'A gift for you', pieces: 1, choices });
  renderApp('/cart', { cart: [lamp] });
  const add = await screen.findByRole('button', { name: 'Add it for free' });
  expect(add).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Gift'), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: 'Shirt, c' }).value },
  });
  fireEvent.click(add);
  await waitFor(() => expect(cartStore.get().at(-1)?.variant?.name).toBe('c'));
});

test('a code is taken in any case; an unknown one stays in the field with its reason, and is not asked for again', async () => {
  renderApp('/cart', { cart: [lamp] });
  await enterCode(' summer ');
  expect(await screen.findByText('Summer sale (SUMMER)')).toBeVisible();
  await enterCode('nope');
  const field = screen.getByLabelText('Code');
  await waitFor(() => expect(field).toHaveAccessibleDescription('NOPE is not a valid code'));
  expect(field).toHaveValue('NOPE');
  expect(storedEntries().codes).toEqual(['SUMMER']);
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
  // A line of the shop's own about delivery could contradict the amount.
  expect(screen.queryByText('Delivery', { selector: 'dt' })).toBeNull();
  await pay();
  expect(await screen.findByText('City is required')).toBeVisible();
  expect(screen.getByLabelText('Postal code')).toHaveFocus();
  type('Postal code', '1');
  expect(screen.getByText(/does not look like a postal code/)).toBeVisible();
  type('City', 'Vienna');
  type('A note to the shop (optional)', 'Ring twice');
  await pay();
  // An unusual postal code is pointed out once, and then taken.
  await waitFor(() => expect(screen.getByLabelText('Postal code')).toHaveFocus());
  expect(shop.bodies).toEqual([]);
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

test('a promotion that changed meanwhile buys nothing, and the difference is shown', async () => {
  shop.answerPayments(() => {
    shop.terms.summer = 2;
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

test('stock that was sold meanwhile buys nothing, and is not called a price', async () => {
  shop.answerPayments(() => {
    shop.terms.summer = 2;
    shop.stock.available = 1;
    return refusal(409, 'Some items are out of stock');
  });
  await openFilledIn({ codes: ['SUMMER'] }, [lamp, lamp]);
  await screen.findByText('$21.00');
  await pay();
  expect(await screen.findByText('Nothing was bought: the stock has changed.')).toBeVisible();
});

test('nobody sees what somebody else has entered', async () => {
  const entries = { owner: 'c'.repeat(24), codes: [], address: { city: 'Elsewhere' } };
  localStorage.setItem('checkout-entries', JSON.stringify(entries));
  renderApp('/cart', { session, cart: [lamp] });
  expect(await screen.findByLabelText('Country')).toHaveValue('');
  expect(localStorage.getItem('checkout-entries') ?? '').not.toContain('Elsewhere');
});
