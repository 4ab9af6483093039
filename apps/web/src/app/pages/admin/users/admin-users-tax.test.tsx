import { endpoints, taxExemptionInputSchema, type UserRow } from '@shop/shared';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession, buildUser } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

let ada: UserRow;

beforeEach(() => {
  ada = {
    ...buildUser(),
    createdAt: '2026-01-05T12:00:00.000Z',
    secondFactor: false,
    taxExemption: { country: 'AT', number: 'ATU12345678' },
  };
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listUsers).answer(() => ({ success: true, users: [ada], total: 1 })),
    on(endpoints.updateTaxExemption).answer(async ({ request }) => {
      const { numberBefore, ...taxExemption } = taxExemptionInputSchema.parse(await request.json());
      expect(numberBefore).toBe(ada.taxExemption?.number);
      ada = { ...ada, taxExemption };
      return { success: true, message: 'Ada Buyer pays no tax', user: ada };
    }),
  );
});

async function openDialog() {
  renderApp('/dashboard/admin/users', { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Pays no tax: Ada Buyer' }));
  return within(await screen.findByRole('dialog', { name: 'Exempt from tax' }));
}

test('a customer’s tax number is changed, without the separators it was typed with', async () => {
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Tax number');
  expect(field).toHaveValue('ATU12345678');
  fireEvent.change(field, { target: { value: 'ATU 8765 4321' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ada Buyer pays no tax')).toBeInTheDocument();
  expect(ada.taxExemption).toEqual({ country: 'AT', number: 'ATU87654321' });
});

test('a number that the country does not have is refused at its field', async () => {
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Tax number');
  fireEvent.change(field, { target: { value: 'DE123456789' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('This is not a VAT number of Austria')).toBeInTheDocument();
  expect(ada.taxExemption?.number).toBe('ATU12345678');
});
