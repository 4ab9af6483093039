import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../../testing/handlers';
import { orderPlaced, pay } from '../../../../testing/serve-checkout';
import {
  chooseMethod,
  openFilledIn,
  PARCEL,
  PICK_UP,
  servePricedCheckout,
} from '../../../../testing/serve-priced-checkout';

let shop: ReturnType<typeof servePricedCheckout>;

beforeEach(() => {
  shop = servePricedCheckout();
});

test('the difference goes away once something else is entered', async () => {
  shop.answerPayments(() => {
    shop.terms.summer = 2;
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

test('an order is not delivered in another way than was chosen, even at the same price', async () => {
  const [pickUp, parcel] = shop.terms.methods.filter(({ price }) => price === 5);
  if (!pickUp || !parcel) throw new Error('No two methods at one price');
  shop.terms.methods = [
    { ...pickUp, price: 0 },
    { ...parcel, price: 0 },
  ];
  await openFilledIn();
  // Both were priced, and each knew of the other.
  chooseMethod(/Pick-up/);
  await screen.findByText('Delivery: Pick-up');
  shop.terms.methods = [{ ...parcel, price: 0 }];
  await pay();
  expect(await screen.findByText('Delivery: Pick-up: Free → nothing')).toBeVisible();
  expect(shop.bodies).toEqual([]);
  shop.answerPayments(orderPlaced);
  await screen.findByText('Delivery: Parcel');
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ shippingMethod: PARCEL }]);
});

test('the field for the street says what belongs into it, and shows the one line of the account', async () => {
  await openFilledIn({ address: { country: 'AT' } });
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription(
    'Only street and house number. Your profile says: 1 Main Street',
  );
});

test('who collects the order needs no street, and pays without it', async () => {
  shop.answerPayments(orderPlaced);
  await openFilledIn({ address: { country: 'AT' } });
  expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  chooseMethod(/Pick-up/);
  expect(await screen.findByRole('heading', { name: 'Your address' })).toBeVisible();
  expect(screen.getByText(/^You collect this order, so/)).toBeVisible();
  expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Keep this address/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('The billing address is the same as this address')).toBeChecked();
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ shippingMethod: PICK_UP, address: { country: 'AT' } }]);
});

test('who collects an order with taxes reads what their address is needed for', async () => {
  shop.terms.taxes = [{ name: 'VAT', rate: 20, base: 20, amount: 4 }];
  await openFilledIn();
  chooseMethod(/Pick-up/);
  expect(await screen.findByRole('heading', { name: 'Your address' })).toBeVisible();
  expect(screen.getByText(/for the taxes and the invoice only/)).toBeVisible();
  expect(screen.getByLabelText('Address')).toBeVisible();
});

test('a code that is still in its field is applied before anything is paid', async () => {
  shop.answerPayments(orderPlaced);
  await openFilledIn();
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: 'summer' } });
  await pay();
  expect(await screen.findByText('Summer sale (SUMMER)')).toBeVisible();
  expect(screen.getByText(/You had typed SUMMER but not applied it/)).toBeVisible();
  expect(shop.bodies).toEqual([]);
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies).toMatchObject([{ codes: ['SUMMER'] }]);
});

test('what the shop does not take is said at its field, which has the focus, until it is changed', async () => {
  const message = 'This is not a VAT number of Austria';
  shop.answerPayments(() => refusal(400, message, [{ field: 'taxId', message }]), orderPlaced);
  await openFilledIn({
    taxId: 'ATU1',
    billing: { name: 'Weber', line1: 'Gasse 1', country: 'AT', city: 'Wien', postalCode: '1020' },
  });
  await pay();
  const field = await screen.findByLabelText(/Tax number/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(message);
  fireEvent.change(field, { target: { value: 'ATU12345678' } });
  expect(field).toBeValid();
  expect(screen.getByLabelText('Address', { selector: '[name="billing line1"]' })).toHaveValue(
    'Gasse 1',
  );
  await pay();
  expect(await screen.findByText('Payment successfully')).toBeInTheDocument();
  expect(shop.bodies.at(-1)).toMatchObject({ taxId: 'ATU12345678' });
});

test('so is a part of an address', async () => {
  const message = 'Name can have at most 100 characters';
  shop.answerPayments(() => refusal(400, message, [{ field: 'address.name', message }]));
  await openFilledIn();
  await pay();
  const field = await screen.findByLabelText('Name');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(message);
});
