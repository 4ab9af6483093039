import {
  endpoints,
  promotionInputSchema,
  type PromotionInput,
  type StoredPromotion,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildSession } from '../../../../testing/factories';
import { fillIn } from '../../../../testing/fill-in';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const ID = '0123456789abcdef01234567';

function storedAs(promotion: Partial<PromotionInput>): StoredPromotion {
  const input = promotionInputSchema.parse({
    name: 'Sale',
    kind: 'percent',
    scope: 'items',
    value: 20,
    ...promotion,
  });
  return { ...input, _id: ID, version: 1, used: 0, spent: 0 };
}

let sent: unknown;

beforeEach(() => {
  sent = undefined;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listShippingZones).answer(() => ({ success: true, shippingZones: [], total: 0 })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.listRuleGoods).answer(() => ({ success: true, goods: [] })),
    on(endpoints.listPromotions).answer(() => ({ success: true, promotions: [], total: 0 })),
    on(endpoints.getPromotion).answer(() => ({ success: true, promotion: storedAs({}) })),
    on(endpoints.createPromotion).answer(async ({ request }) => {
      sent = await request.json();
      return { success: true, message: 'Sale is saved', promotion: storedAs({}) };
    }),
  );
});

async function open(path: string) {
  renderApp(`/dashboard/admin/promotions/${path}`, { session: buildSession({ role: 1 }) });
  await screen.findByLabelText('Name');
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save promotion' }));

test('a new promotion is said in a sentence and created', async () => {
  await open('create');
  fillIn({ Name: 'Sale', 'Percent off': '20', 'Minimum amount in dollars': '60' });
  expect(await screen.findByText('20% off everything, from $60.')).toBeInTheDocument();
  save();
  expect(await screen.findByText('No promotions yet')).toBeInTheDocument();
  expect(sent).toMatchObject({ kind: 'percent', value: 20, conditions: { minAmount: 60 } });
});

test('what is missing is shown at its field', async () => {
  await open('create');
  fillIn({ Name: 'Sale' });
  save();
  expect(await screen.findByText('Enter the discount')).toBeInTheDocument();
  expect(sent).toBeUndefined();
});

test('a code that another promotion has is shown at the codes', async () => {
  const message = 'Another promotion has one of these codes';
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: storedAs({ codes: ['TAKEN'] }),
    })),
    on(endpoints.updatePromotion).answer(() =>
      refusal(409, message, [{ field: 'codes', message }]),
    ),
  );
  await open(ID);
  save();
  await waitFor(() => expect(screen.getByLabelText('Codes')).toBeInvalid());
  expect(screen.queryByText('Load the saved promotion')).toBeNull();
});

test('what somebody else has saved meanwhile is put together with what was typed', async () => {
  server.use(
    on(endpoints.updatePromotion).answer(async ({ request }) => {
      sent = await request.json();
      return refusal(409, 'Grace saved the promotion meanwhile');
    }),
  );
  await open(ID);
  fillIn({ Name: 'Winter sale' });
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: { ...storedAs({ value: 30 }), version: 2 },
    })),
  );
  save();
  fireEvent.click(await screen.findByText('Load the saved promotion'));
  await waitFor(() => expect(screen.getByLabelText('Percent off')).toHaveValue('30'));
  expect(screen.getByLabelText('Name')).toHaveValue('Winter sale');
  save();
  await waitFor(() => expect(sent).toMatchObject({ name: 'Winter sale', value: 30, version: 2 }));
});

test('codes from before generated ones stay in sight, as they still work', async () => {
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: storedAs({ codes: ['SUMMER20'], generatesCodes: true }),
    })),
  );
  await open(ID);
  expect(screen.getByLabelText('Codes')).toHaveValue('SUMMER20');
  expect(await screen.findByText(/with a code for one use, or with code SUMMER20/)).toBeVisible();
});

test('a copy begins without the codes of the other promotion', async () => {
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: storedAs({ codes: ['SUMMER'] }),
    })),
  );
  await open(`create?like=${ID}`);
  expect(screen.getByLabelText('Name')).toHaveValue('Sale (copy)');
  expect(screen.getByLabelText('Codes')).toHaveValue('');
});

test('the unsaved promotion is tried on the last carts, with the reason where it is not used', async () => {
  const cost = { discount: 0, shipping: 0 };
  server.use(
    on(endpoints.previewPromotion).answer(async ({ request }) => {
      sent = await request.json();
      const before = { ...cost, total: 40 };
      const carts = [
        { order: 1042, pieces: 1, before, after: { ...cost, total: 32 }, amount: 8, reason: '' },
        { order: 1041, pieces: 2, before, after: before, amount: 0, reason: 'Sale needs $20 more' },
      ];
      return { success: true, carts };
    }),
  );
  await open(ID);
  fillIn({ 'Percent off': '25' });
  fireEvent.click(screen.getByText('Try it on this cart and the last orders'));
  expect(await screen.findByText('$32.00')).toBeInTheDocument();
  expect(screen.getByText('Sale needs $20 more')).toBeInTheDocument();
  expect(sent).toMatchObject({ promotion: { value: 25 }, items: [], id: ID });
});

test('a step without its numbers is refused at them', async () => {
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: storedAs({ tiers: { by: 'quantity', steps: [{ from: 3, value: 10 }] } }),
    })),
  );
  await open(ID);
  fireEvent.click(screen.getByRole('button', { name: 'Add a step' }));
  save();
  expect(await screen.findByText('Enter both numbers of each step')).toBeVisible();
  const [complete, empty] = screen.getAllByLabelText('From pieces');
  expect(complete).toBeValid();
  expect(empty).toBeInvalid();
  expect(empty).toHaveAccessibleDescription('Enter both numbers of each step');
});

test('a new promotion with generated codes goes on to them', async () => {
  server.use(
    on(endpoints.getPromotion).answer(() => ({
      success: true,
      promotion: storedAs({ generatesCodes: true }),
    })),
    on(endpoints.createPromotion).answer(() => ({
      success: true,
      message: 'Sale is saved',
      promotion: storedAs({ generatesCodes: true }),
    })),
    on(endpoints.countCodes).answer(() => ({ success: true, codes: { total: 0, used: 0 } })),
  );
  await open('create');
  fillIn({ Name: 'Sale', 'Percent off': '20' });
  save();
  expect(await screen.findByRole('heading', { name: 'Generated codes' })).toBeVisible();
});
