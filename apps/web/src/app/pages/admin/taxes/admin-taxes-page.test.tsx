import {
  endpoints,
  shippingZoneInputSchema,
  taxRateEditSchema,
  taxRateInputSchema,
  type StoredShippingZone,
  type StoredTaxRate,
} from '@shop/shared';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { serveEmptyShop } from '../../../../testing/serve-empty-shop';

let zones: StoredShippingZone[];
let rates: StoredTaxRate[];

const idOf = (number: number) => String(number).padStart(24, '0');

beforeEach(() => {
  zones = [];
  rates = [];
  serveEmptyShop();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listShippingZones).answer(() => ({
      success: true,
      shippingZones: zones,
      total: zones.length,
    })),
    on(endpoints.listTaxRates).answer(() => ({
      success: true,
      taxRates: rates,
      total: rates.length,
    })),
    on(endpoints.createShippingZone).answer(async ({ request }) => {
      const input = shippingZoneInputSchema.parse(await request.json());
      const shippingZone = { ...input, methods: [], _id: idOf(zones.length + 1), version: 1 };
      zones = [...zones, shippingZone];
      return { success: true, message: 'saved', shippingZone };
    }),
    on(endpoints.createTaxRate).answer(async ({ request }) => {
      const input = taxRateInputSchema.parse(await request.json());
      const taxRate = { ...input, _id: idOf(100 + rates.length), version: 1 };
      rates = [...rates, taxRate];
      return { success: true, message: 'VAT is saved', taxRate };
    }),
    on(endpoints.getTaxRate).answer(() =>
      rates[0] ? { success: true, taxRate: rates[0] } : refusal(404, 'not found'),
    ),
    on(endpoints.updateTaxRate).answer(async ({ request }) => {
      const { version, ...input } = taxRateEditSchema.parse(await request.json());
      const [before] = rates;
      if (before?.version !== version) return refusal(409, 'Grace saved the tax rate');
      const taxRate = { ...input, _id: before._id, version: version + 1 };
      rates = [taxRate];
      return { success: true, message: 'VAT is saved', taxRate };
    }),
  );
});

const austria = (): StoredShippingZone => ({
  _id: idOf(1),
  version: 1,
  name: 'Austria',
  countries: ['AT'],
  taxRounding: 'line',
  methods: [],
});
const session = buildSession({ role: 1 });
const open = () => renderApp('/dashboard/admin/taxes', { session });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the usual rates of a country are made with one press', async () => {
  open();
  fireEvent.click(await screen.findByLabelText('Austria: 20%, 10%'));
  press('Add the chosen rates');
  expect(await screen.findByText('Rates added for 1 country')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Austria' })).toBeVisible();
  expect(rates).toMatchObject([
    { name: 'VAT', zone: idOf(1), taxClass: 'standard', rate: 20, isIncluded: true },
    { name: 'VAT', zone: idOf(1), taxClass: 'reduced', rate: 10, isIncluded: true },
  ]);
  expect(screen.getByText(/you are responsible for the rates that your shop uses/)).toBeVisible();
});

test('the usual rates of all countries of a zone leave it without use, and it says so', async () => {
  zones = [{ ...austria(), _id: idOf(9), name: 'Alps', countries: ['AT', 'DE'] }];
  open();
  fireEvent.click(await screen.findByLabelText('Austria: 20%, 10%'));
  fireEvent.click(screen.getByLabelText('Germany: 19%, 7%'));
  press('Add the chosen rates');
  expect(
    await screen.findByText(
      'Never used: orders to Austria and Germany go by the zones Austria and Germany.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('No tax here.')).toBeNull();
});

test('a rate with three decimals is made for a zone', async () => {
  zones = [austria()];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate to Austria' }));
  await screen.findByLabelText('Percent');
  type('Name', 'Sales tax');
  type('Percent', '8.875');
  press('Save rate');
  await waitFor(() => expect(rates).toHaveLength(1));
  expect(rates).toMatchObject([{ name: 'Sales tax', zone: idOf(1), rate: 8.875 }]);
  expect(await screen.findByText('Sales tax 8.875%')).toBeVisible();
});

test('a rate that was half typed is back after its dialog is gone', async () => {
  zones = [austria()];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate to Austria' }));
  await screen.findByLabelText('Percent');
  type('Percent', '8.875');
  cleanup();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate to Austria' }));
  expect(await screen.findByText(/^What you had typed is back/)).toBeVisible();
  expect(screen.getByLabelText('Percent')).toHaveValue('8.875');
});

test('a rate that is over counts as none, and the usual one is added', async () => {
  zones = [austria()];
  const over = {
    taxClass: 'standard',
    isIncluded: true,
    until: '2025-07-01T00:00:00.000Z',
  } as const;
  rates = [{ ...over, _id: idOf(100), version: 1, name: 'VAT', zone: idOf(1), rate: 19 }];
  open();
  expect(await screen.findByText('No tax here now: none of these rates applies.')).toBeVisible();
  fireEvent.click(screen.getByLabelText('Austria: 20%, 10%'));
  press('Add the chosen rates');
  expect(await screen.findByText('Rates added for 1 country')).toBeVisible();
  expect(rates.map(({ rate }) => rate)).toEqual([19, 20, 10]);
  await waitFor(() => expect(screen.queryByText(/^No tax here now/)).toBeNull());
});

test('a percentage that is none is refused at its field', async () => {
  zones = [austria()];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate to Austria' }));
  await screen.findByLabelText('Percent');
  type('Name', 'VAT');
  type('Percent', '8.8755');
  press('Save rate');
  expect(await screen.findByText(/^The rate must be 0 to 100 percent/)).toBeVisible();
  expect(rates).toEqual([]);
});

test('a rate that somebody else saved meanwhile is not overwritten, and can be loaded', async () => {
  zones = [austria()];
  const rate = { name: 'VAT', zone: idOf(1), taxClass: 'standard' as const, isIncluded: true };
  rates = [{ ...rate, _id: idOf(100), version: 1, rate: 20 }];
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit VAT 20% of Austria' }));
  await screen.findByLabelText('Percent');
  rates = [{ ...rate, _id: idOf(100), version: 2, rate: 21 }];
  type('Name', 'USt');
  press('Save rate');
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved rate' }));
  await waitFor(() => expect(screen.getByLabelText('Percent')).toHaveValue('21'));
  expect(screen.getByLabelText('Name')).toHaveValue('USt');
  press('Save rate');
  await waitFor(() => expect(rates).toMatchObject([{ name: 'USt', rate: 21, version: 3 }]));
});

test('the dates of a rate are in the shop’s time zone', async () => {
  zones = [austria()];
  const shop = { timeZone: 'Asia/Tokyo' };
  renderApp('/dashboard/admin/taxes', { session: buildSession({ role: 1 }), shop });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a rate to Austria' }));
  await screen.findByLabelText('Percent');
  expect(screen.getByText(/In the shop’s time zone, Asia\/Tokyo/)).toBeVisible();
  type('Name', 'VAT');
  type('Percent', '20');
  type('From', '2030-01-01T00:00');
  press('Save rate');
  await waitFor(() => expect(rates).toMatchObject([{ from: '2029-12-31T15:00:00.000Z' }]));
  expect(await screen.findByText(/from Jan 1, 2030/)).toBeVisible();
});
