import { endpoints, promotionInputSchema, type StoredPromotion } from '@shop/shared';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildCategory, buildSession } from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const clothing = buildCategory({ name: 'Clothing' });

const sale: StoredPromotion = {
  ...promotionInputSchema.parse({
    name: 'Black week',
    kind: 'percent',
    scope: 'items',
    value: 20,
    goods: { categories: [clothing._id] },
    codes: ['BLACK'],
    limits: { uses: 50 },
  }),
  _id: '0123456789abcdef01234567',
  version: 4,
  used: 7,
  spent: 100,
};

let promotions: StoredPromotion[];

beforeEach(() => {
  promotions = [sale];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [clothing] })),
    on(endpoints.listShippingZones).answer(() => ({ success: true, shippingZones: [], total: 0 })),
    on(endpoints.listPromotions).answer(() => ({ success: true, promotions, total: 1 })),
  );
  renderApp('/dashboard/admin/promotions', { session: buildSession({ role: 1 }) });
});

test('the list says in words what a promotion does, its code, status and uses', async () => {
  const row = (await screen.findByText('Black week')).closest('tr');
  await within(row ?? document.body).findByText('20% off Clothing');
  for (const text of ['BLACK', 'Active', '7 of 50, $100 off'])
    expect(within(row ?? document.body).getByText(text)).toBeInTheDocument();
});

test('a promotion is switched off from the list, as it was saved otherwise', async () => {
  let sent: unknown;
  server.use(
    on(endpoints.updatePromotion).answer(async ({ request }) => {
      sent = await request.json();
      const promotion = { ...sale, isEnabled: false, version: 5 };
      promotions = [promotion];
      return { success: true, message: 'Black week is saved', promotion };
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off: Black week' }));
  expect(await screen.findByText('Black week is off')).toBeInTheDocument();
  const { _id, used, spent, ...input } = sale;
  expect({ _id, used, spent }).toBeDefined();
  expect(sent).toEqual({ ...input, isEnabled: false });
  expect(await screen.findByText('Off')).toBeInTheDocument();
});

test('one that an earlier build stored with a most of $0 is switched off, too', async () => {
  let sent: unknown;
  promotions = [{ ...sale, maxDiscount: 0, limits: { budget: 0 } }];
  server.use(
    on(endpoints.updatePromotion).answer(async ({ request }) => {
      sent = await request.json();
      return { success: true, message: 'Black week is saved', promotion: sale };
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off: Black week' }));
  await waitFor(() => expect(sent).toMatchObject({ maxDiscount: 0, isEnabled: false }));
});

test('a promotion that names something deleted says so', async () => {
  promotions = [{ ...sale, missing: ['product', 'zone'] }];
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off: Black week' }));
  expect(await screen.findByText('Names a deleted product and zone')).toBeVisible();
});

test('a promotion that names tags that nobody has says so', async () => {
  promotions = [{ ...sale, missing: ['brand', 'product tag', 'customer tag'] }];
  fireEvent.click(await screen.findByRole('button', { name: 'Switch off: Black week' }));
  const said = 'Names a deleted brand, a tag that no product has, and a tag that no customer has';
  expect(await screen.findByText(said)).toBeVisible();
});
