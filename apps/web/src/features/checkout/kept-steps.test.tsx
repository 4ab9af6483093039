import { endpoints, orderInputSchema } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { on, refusal, server } from '../../testing/handlers';
import { orderPlaced, pay } from '../../testing/serve-checkout';
import {
  chooseMethod,
  enterCode,
  openFilledIn,
  servePricedCheckout,
  storedEntries,
} from '../../testing/serve-priced-checkout';

const OFFER = 'Use code SUMMER20 for 20% off your next order!';
/** An invisible mark, as some pages have it beside a number. */
const MARK = '\u202c';

let shop: ReturnType<typeof servePricedCheckout>;

beforeEach(() => {
  shop = servePricedCheckout();
});

/** What was wrong with the quotes that were asked for. */
const problems = () =>
  shop.asked.flatMap((body) => orderInputSchema.safeParse(body).error?.issues ?? []);

test('what is too long for a code stays in its field, and the cart can be bought', async () => {
  await openFilledIn();
  await enterCode(OFFER);
  const field = await screen.findByDisplayValue(OFFER.toUpperCase());
  expect(field).toHaveAccessibleDescription('This is not a valid code');
  expect(storedEntries().codes).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Make Payment' })).toBeEnabled());
});

test.each([
  ['a postal code', { address: { country: 'AT', postalCode: `1010${MARK}` } }],
  ['a long state', { address: { country: 'AT', state: 'x'.repeat(61) } }],
  ['a code', { codes: [OFFER] }],
])('an entry that a quote would refuse does not take the checkout away: %s', async (_, entries) => {
  await openFilledIn(entries);
  expect(await screen.findByLabelText('Code')).toBeVisible();
  expect(shop.asked.length).toBeGreaterThan(0);
  expect(problems()).toEqual([]);
});

test('a stored code that no quote takes is not used, and keeps no order back', async () => {
  shop.answerPayments(orderPlaced);
  await openFilledIn({ codes: [OFFER] });
  expect(await screen.findByText('not applied')).toBeVisible();
  await pay();
  await waitFor(() => expect(shop.bodies).toHaveLength(1));
  expect(shop.bodies[0]).not.toHaveProperty('codes');
});

test('the steps stay while a new price can’t be had', async () => {
  await openFilledIn();
  server.use(on(endpoints.quoteOrder).answer(() => refusal(400, 'The shop takes no such cart')));
  await enterCode('summer');
  chooseMethod(/Express/);
  expect(await screen.findByText('The shop takes no such cart')).toBeVisible();
  expect(screen.getByText('is being checked')).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make Payment' })).toBeDisabled();
});

test('a typed address comes back after a look at one of the book', async () => {
  const home = { name: 'Ada', line1: 'Road 2', city: 'Graz', postalCode: '8010', country: 'AT' };
  server.use(
    on(endpoints.getAddresses).answer(() => ({ success: true, addresses: [home], version: 1 })),
  );
  await openFilledIn();
  const book = await screen.findByLabelText('Your addresses');
  fireEvent.change(book, { target: { value: '0' } });
  expect(screen.getByText('Road 2')).toBeVisible();
  expect(screen.queryByLabelText('Address')).toBeNull();
  fireEvent.change(book, { target: { value: '' } });
  expect(screen.getByLabelText('Address')).toHaveValue('Street 1');
});

test('an address of the book is edited on request', async () => {
  const home = { name: 'Ada', line1: 'Road 2', city: 'Graz', postalCode: '8010', country: 'AT' };
  server.use(
    on(endpoints.getAddresses).answer(() => ({ success: true, addresses: [home], version: 1 })),
  );
  await openFilledIn();
  fireEvent.change(await screen.findByLabelText('Your addresses'), { target: { value: '0' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit this address' }));
  expect(screen.getByLabelText('Country')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Address'), '13');
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(storedEntries()).toMatchObject({ address: { ...home, line1: 'Road 213' } });
  await userEvent.keyboard('{Backspace}{Backspace}');
  expect(screen.getByLabelText('Address')).toHaveValue('Road 2');
});

test('an unusual postal code of the book is shown in its field, which points it out', async () => {
  const home = { name: 'Ada', line1: 'Road 2', city: 'Graz', postalCode: 'A-80', country: 'AT' };
  server.use(
    on(endpoints.getAddresses).answer(() => ({ success: true, addresses: [home], version: 1 })),
  );
  await openFilledIn();
  fireEvent.change(await screen.findByLabelText('Your addresses'), { target: { value: '0' } });
  expect(screen.getByLabelText('Postal code')).toHaveValue('A-80');
});
