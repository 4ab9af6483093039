import {
  endpoints,
  setShopCurrency,
  shippingZoneEditSchema,
  shippingZoneInputSchema,
  type StoredShippingZone,
} from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';
import { serveEmptyShop } from '../../../../testing/serve-empty-shop';

const CONFLICT = 'Grace saved the delivery zone after you opened it.';
const ID = 'a'.repeat(24);

let zones: StoredShippingZone[];

const withIds = (methods: Omit<StoredShippingZone['methods'][number], '_id'>[]) =>
  methods.map((method) => ({ ...method, _id: 'b'.repeat(24) }));

beforeEach(() => {
  zones = [];
  serveEmptyShop();
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listShippingZones).answer(() => ({
      success: true,
      shippingZones: zones,
      total: zones.length,
    })),
    on(endpoints.getShippingZone).answer(() =>
      zones[0] ? { success: true, shippingZone: zones[0] } : refusal(404, 'not found'),
    ),
    on(endpoints.createShippingZone).answer(async ({ request }) => {
      const input = shippingZoneInputSchema.parse(await request.json());
      const shippingZone = { ...input, methods: withIds(input.methods), _id: ID, version: 1 };
      zones = [shippingZone];
      return { success: true, message: 'Home is saved', shippingZone };
    }),
    on(endpoints.updateShippingZone).answer(async ({ request }) => {
      const { version, ...input } = shippingZoneEditSchema.parse(await request.json());
      if (version !== zones[0]?.version) return refusal(409, CONFLICT);
      const methods = withIds(input.methods);
      const shippingZone = { ...input, methods, _id: ID, version: version + 1 };
      zones = [shippingZone];
      return { success: true, message: 'Home is saved', shippingZone };
    }),
  );
});

const open = (path: string) => renderApp(path, { session: buildSession({ role: 1 }) });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function home(given: Partial<StoredShippingZone> = {}): StoredShippingZone {
  const price = { by: 'flat' as const, price: 4.9 };
  const methods = withIds([{ name: 'Parcel', price, freeFrom: 60, days: '2', pickUpAt: '' }]);
  return {
    _id: ID,
    version: 1,
    name: 'Home',
    countries: ['AT'],
    taxRounding: 'line',
    methods,
    ...given,
  };
}

test('a zone with a method is made, and listed with what it costs', async () => {
  open('/dashboard/admin/delivery');
  fireEvent.click(await screen.findByRole('link', { name: 'Add a zone' }));
  await screen.findByLabelText('Name');
  type('Name', 'Home');
  press('Add a method');
  await screen.findByLabelText('Name of the method');
  type('Name of the method', 'Parcel');
  type('Amount in dollars', '4,90');
  type('Free from, in dollars', '60');
  press('Save zone');
  expect(await screen.findByText('$4.90, free from $60.00', { exact: false })).toBeVisible();
  expect(zones[0]).toMatchObject({
    name: 'Home',
    methods: [{ name: 'Parcel', price: { by: 'flat', price: 4.9 }, freeFrom: 60 }],
  });
});

test('amounts are asked for in the shop’s currency', async () => {
  onTestFinished(() => setShopCurrency());
  renderApp('/dashboard/admin/delivery/new', {
    session: buildSession({ role: 1 }),
    shop: { currency: 'EUR' },
  });
  await screen.findByLabelText('Name');
  press('Add a method');
  expect(await screen.findByLabelText('Amount in EUR')).toBeVisible();
  expect(screen.getByLabelText('Free from, in EUR')).toBeVisible();
});

test('what every page says of delivery is shown beside the zones', async () => {
  zones = [home()];
  const shop = { deliveryLine: 'Free delivery' };
  renderApp('/dashboard/admin/delivery', { session: buildSession({ role: 1 }), shop });
  expect(
    await screen.findByText('Every page says “Delivery; your cart shows the cost”.', {
      exact: false,
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'change it in the settings' })).toHaveAttribute(
    'href',
    '/dashboard/admin/settings#texts',
  );
});

test('what is wrong with a method is said at its field', async () => {
  open('/dashboard/admin/delivery/new');
  await screen.findByLabelText('Name');
  type('Name', 'Home');
  press('Add a method');
  await screen.findByLabelText('Name of the method');
  press('Save zone');
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText(/^The price must be an amount of money/)).toBeVisible();
  expect(zones).toEqual([]);
});

test('what somebody else saved meanwhile is not overwritten, and can be loaded', async () => {
  zones = [home()];
  open(`/dashboard/admin/delivery/${ID}`);
  await screen.findByLabelText('Name');
  zones = [home({ version: 2, name: 'Austria' })];
  type('Days', '3 to 5');
  press('Save zone');
  expect((await screen.findAllByText(CONFLICT)).length).toBeGreaterThan(0);
  press('Load the saved zone');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Austria'));
  expect(screen.getByLabelText('Days')).toHaveValue('3 to 5');
  press('Save zone');
  await waitFor(() => expect(zones[0]?.version).toBe(3));
  expect(zones[0]).toMatchObject({ name: 'Austria', methods: [{ days: '3 to 5' }] });
});

test('a zone without a method and countries without a zone are named', async () => {
  zones = [home(), home({ _id: 'd'.repeat(24), name: 'Bare', countries: ['DE'], methods: [] })];
  open('/dashboard/admin/delivery');
  expect(await screen.findByText(/^Nothing can be sent to Bare/)).toBeVisible();
  expect(screen.getByText(/^\d+ countries are in no zone/)).toBeVisible();
});

test('what a method can’t carry is open if it is filled in or wrong', async () => {
  const [parcel] = home().methods;
  zones = [home({ methods: parcel ? [{ ...parcel, maxWeight: 2000 }] : [] })];
  const { unmount } = open(`/dashboard/admin/delivery/${ID}`);
  expect(await screen.findByLabelText('Maximum weight in grams')).toBeVisible();
  unmount();
  zones = [home()];
  open(`/dashboard/admin/delivery/${ID}`);
  const limit = await screen.findByLabelText('Maximum weight in grams');
  expect(limit).not.toBeVisible();
  type('Maximum weight in grams', 'two');
  press('Save zone');
  await waitFor(() => expect(limit).toBeVisible());
});

test('a zone that somebody else saved is deleted once their version is loaded', async () => {
  zones = [home()];
  const sent: unknown[] = [];
  server.use(
    on(endpoints.deleteShippingZone).answer(async ({ request }) => {
      const body = (await request.json()) as { version: number };
      sent.push(body.version);
      if (body.version !== zones[0]?.version) return refusal(409, CONFLICT);
      return { success: true, message: 'Home is deleted' };
    }),
  );
  const { router } = open(`/dashboard/admin/delivery/${ID}`);
  const remove = async () => {
    // The question of before may still be on its way out.
    const [ask] = await screen.findAllByRole('button', { name: 'Delete zone' });
    if (ask) fireEvent.click(ask);
    const question = within(await screen.findByRole('dialog', { name: 'Delete Home?' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete zone' }));
  };
  const opened = home().version;
  await screen.findByRole('button', { name: 'Delete zone' });
  zones = [home({ version: opened + 1 })];
  await remove();
  await screen.findByText(CONFLICT);
  expect(router.state.location.pathname).toBe(`/dashboard/admin/delivery/${ID}`);
  fireEvent.click(screen.getByRole('button', { name: /^Load/ }));
  await waitFor(() => expect(screen.queryByText(CONFLICT)).not.toBeInTheDocument());
  await remove();
  await screen.findByText('Home is deleted');
  expect(sent).toEqual([opened, opened + 1]);
});
