import {
  endpoints,
  setTypedUnits,
  shippingZoneEditSchema,
  type StoredShippingZone,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildProduct,
  buildSession,
  buildVariant,
} from '../../testing/factories';
import { on, server } from '../../testing/handlers';
import { renderApp } from '../../testing/render-app';
import { serveEmptyShop } from '../../testing/serve-empty-shop';

const atlas = { ...buildAdministeredProduct({ name: 'Atlas', slug: 'atlas' }), weight: 250 };
const [ID, METHOD] = ['a'.repeat(24), 'b'.repeat(24)];
const imperial = { session: buildSession({ role: 1 }), shop: { units: 'imperial' as const } };

// Other files are in grams again.
afterEach(() => setTypedUnits());

const serveAdmin = () => {
  serveEmptyShop();
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
};
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function openAtlas() {
  const sent: unknown[] = [];
  serveAdmin();
  server.use(
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const { weight, weightBefore } = Object.fromEntries(await request.formData());
      sent.push([weightBefore, weight]);
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
  renderApp('/dashboard/admin/products/atlas', imperial);
  const weight = await screen.findByLabelText('Weight in ounces');
  await waitFor(() => expect(weight).toHaveValue('8.82'));
  return { sent, weight, update: () => fireEvent.click(screen.getByText('UPDATE PRODUCT')) };
}

test('a weight that is shown in ounces is saved untouched in the same grams', async () => {
  const { sent, update } = await openAtlas();
  update();
  await waitFor(() => expect(sent).toEqual([['250', '250']]));
});

test('a weight that is typed in ounces is saved in grams, and refused in ounces', async () => {
  const { sent, weight, update } = await openAtlas();
  type(weight, 'heavy');
  update();
  expect(
    await screen.findByText('Weight must be a number of ounces, at most 35273.96'),
  ).toBeVisible();
  type(weight, '8,5');
  update();
  await waitFor(() => expect(sent).toEqual([['250', '241']]));
});

test('a delivery by weight has its steps and limits in ounces, and keeps their grams', async () => {
  const price = { by: 'weight' as const, tiers: [{ upTo: 500, price: 4.9 }, { price: 12 }] };
  const parcel = { _id: METHOD, name: 'Parcel', price, maxWeight: 2000, days: '', pickUpAt: '' };
  const methods = [parcel];
  const zone: StoredShippingZone = {
    ...{ _id: ID, version: 1, name: 'Home', taxRounding: 'line' },
    methods,
  };
  const sent: unknown[] = [];
  serveAdmin();
  server.use(
    on(endpoints.getShippingZone).answer(() => ({ success: true, shippingZone: zone })),
    on(endpoints.updateShippingZone).answer(async ({ request }) => {
      sent.push(shippingZoneEditSchema.parse(await request.json()).methods);
      return { success: true, message: 'Home is saved', shippingZone: zone };
    }),
  );
  renderApp(`/dashboard/admin/delivery/${ID}`, imperial);
  expect(await screen.findByLabelText('Maximum weight in ounces')).toHaveValue('70.55');
  expect(screen.getByLabelText('Steps')).toHaveValue('17.64: 4.9\nmore: 12');
  expect(screen.getByText(/up to how many ounces/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save zone' }));
  await waitFor(() => expect(sent).toMatchObject([[{ price, maxWeight: 2000 }]]));
});

test.each([
  [undefined, '1.255 kg', '300 g'],
  ['imperial' as const, '2.77 lb', '10.58 oz'],
])('a product page shows weights in units: %s', async (units, own, ofVariant) => {
  const shop = units ? { units } : {};
  let product = { ...buildProduct({ name: 'Lamp', slug: 'lamp' }), weight: 1255 };
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
  const { unmount } = renderApp('/product/lamp', { shop });
  expect(await screen.findByRole('row', { name: `Weight ${own}` })).toBeVisible();
  unmount();
  const small = buildVariant({ values: ['S'], weight: 300 });
  product = {
    ...product,
    ...{ options: [{ name: 'Size', values: ['S'] }], variants: [small] },
  };
  renderApp(`/product/lamp?variant=${small._id}`, { shop });
  expect(await screen.findByRole('row', { name: `Weight ${ofVariant}` })).toBeVisible();
});
