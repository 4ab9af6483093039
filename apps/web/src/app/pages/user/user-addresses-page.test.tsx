import { addressBookSchema, endpoints, type PostalAddress } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../testing/factories';
import { on, refusal, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveEmptyShop } from '../../../testing/serve-empty-shop';

const CONFLICT = 'Your addresses have changed since you opened them.';
const street = (line1: string): PostalAddress => ({
  name: 'Ada',
  line1,
  city: 'Vienna',
  postalCode: '1010',
  country: 'AT',
});
const named = (line1: string) => `Ada, ${line1}, Vienna, Austria`;

let book: { addresses: PostalAddress[]; version: number };

beforeEach(() => {
  book = { addresses: [street('Ring 1'), street('Ring 2')], version: 1 };
  serveEmptyShop();
  server.use(
    on(endpoints.checkUser).answer(() => ({ success: true, ok: true })),
    on(endpoints.getAddresses).answer(() => ({ success: true, ...book })),
    on(endpoints.saveAddresses).answer(async ({ request }) => {
      const sent = addressBookSchema.parse(await request.json());
      if (sent.version !== book.version) return refusal(409, CONFLICT);
      book = { addresses: sent.addresses, version: sent.version + 1 };
      return { success: true, ...book };
    }),
  );
});

const session = buildSession();
const open = () => renderApp('/dashboard/user/addresses', { session });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const lines = () => book.addresses.map(({ line1 }) => line1);

test('an address is removed only after a question', async () => {
  open();
  await press(`Remove ${named('Ring 2')}`);
  const question = within(await screen.findByRole('dialog', { name: 'Remove this address?' }));
  expect(question.getByText(named('Ring 2'))).toBeVisible();
  expect(lines()).toEqual(['Ring 1', 'Ring 2']);
  fireEvent.click(question.getByRole('button', { name: 'Remove address' }));
  await waitFor(() => expect(lines()).toEqual(['Ring 1']));
});

test('another address that has the place of the edited one meanwhile is not overwritten', async () => {
  open();
  await press(`Edit ${named('Ring 2')}`);
  book = { addresses: [street('Ring 1'), street('Ring 3'), street('Ring 2')], version: 2 };
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Ring 2b' } });
  await press('Save address');
  await screen.findByText(CONFLICT);
  await screen.findByText('Ring 3');
  expect(screen.getByLabelText('Address')).toHaveValue('Ring 2b');
  await press('Save address');
  await waitFor(() => expect(lines()).toEqual(['Ring 1', 'Ring 3', 'Ring 2b']));
});

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

test('the focus goes to the form, and back to the address that was edited', async () => {
  open();
  await press(`Edit ${named('Ring 2')}`);
  expect(focused()).toBe(screen.getByLabelText('Country'));
  await press('Cancel');
  expect(focused()).toBe(button(`Edit ${named('Ring 2')}`));
  await press(`Edit ${named('Ring 2')}`);
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Ring 2b' } });
  await press('Save address');
  await waitFor(() => expect(focused()).toBe(button(`Edit ${named('Ring 2b')}`)));
  await press('Add an address');
  expect(focused()).toBe(screen.getByLabelText('Country'));
  await press('Cancel');
  expect(focused()).toBe(button('Add an address'));
});

test('the focus goes to the next address once one is removed or the default', async () => {
  open();
  await press(`Make default: ${named('Ring 2')}`);
  await waitFor(() => expect(lines()).toEqual(['Ring 2', 'Ring 1']));
  await waitFor(() => expect(focused()).toBe(button(`Edit ${named('Ring 2')}`)));
  await press(`Remove ${named('Ring 1')}`);
  await press('Remove address');
  await waitFor(() => expect(lines()).toEqual(['Ring 2']));
  await waitFor(() => expect(focused()).toBe(button(`Edit ${named('Ring 2')}`)));
});

test('a half-typed address is back after a reload', async () => {
  const { unmount } = open();
  await press('Add an address');
  fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'Ring 9' } });
  unmount();
  open();
  expect(await screen.findByLabelText('Address')).toHaveValue('Ring 9');
  await press('Cancel');
  expect(screen.queryByLabelText('Address')).toBeNull();
});
