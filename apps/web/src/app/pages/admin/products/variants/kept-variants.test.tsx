import { endpoints, variantsInputSchema, type VariantsInput } from '@shop/shared';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildSession,
  buildShirt,
  buildVariant,
} from '../../../../../testing/factories';
import { on, refusal, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';

const { variants = [], ...product } = buildShirt();
const green = buildVariant({
  ...{ values: ['S', 'Green'], name: 'S / Green', sku: 'S-GREEN' },
  ...{ price: 28.9, compareAtPrice: 33, quantity: 1, weight: 210, barcode: '4006381333931' },
});
const stored = { success: true as const, product, variants, version: 4, kept: [green] };
let saved: VariantsInput[];

beforeEach(() => {
  saved = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.getAdministeredProduct).answer(() => ({
      success: true,
      product: buildAdministeredProduct({ ...product }),
    })),
    on(endpoints.getVariants).answer(() => stored),
    on(endpoints.saveVariants).answer(async ({ request }) => {
      saved.push(variantsInputSchema.parse(await request.json()));
      return { ...stored, message: 'Product Updated Successfully', archived: [] };
    }),
  );
});

async function openGrid() {
  renderApp('/dashboard/admin/products/shirt/variants', {
    session: buildSession({ role: 1 }),
  });
  await screen.findByRole('button', { name: 'Save variants' });
}

async function addGreen() {
  const [, colors] = await screen.findAllByLabelText('Values');
  if (!colors) throw new Error('No colors');
  await userEvent.type(colors, '{Enter}Green');
  await userEvent.click(screen.getByRole('button', { name: 'Update the rows' }));
}

test('a variant that was kept for its orders comes back with all it had', async () => {
  await openGrid();
  await addGreen();
  expect(screen.getByLabelText('SKU of S / Green')).toHaveValue('S-GREEN');
  expect(screen.getByLabelText('In stock of S / Green')).toHaveValue('1');
  screen.getByText('S / Green comes back as it was kept for orders: check SKU, price and stock.');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.variants.find(({ values }) => values.join() === 'S,Green')).toMatchObject({
    ...{ _id: green._id, sku: 'S-GREEN', price: 28.9, compareAtPrice: 33 },
    ...{ quantity: 1, quantityBefore: 1, weight: 210, barcode: '4006381333931' },
  });
});

test('it stays when somebody else has saved meanwhile', async () => {
  await openGrid();
  await addGreen();
  const message = 'Alice has saved these variants. Load them before you save.';
  server.use(
    on(endpoints.saveVariants).answer(() => refusal(409, message, [{ field: 'version', message }])),
    on(endpoints.getVariants).answer(() => ({
      ...stored,
      version: 5,
      kept: [{ ...green, quantity: 2 }],
    })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load the saved variants' }));
  await waitFor(() => expect(screen.getByLabelText('In stock of S / Green')).toHaveValue('2'));
  expect(screen.getByLabelText('SKU of S / Green')).toHaveValue('S-GREEN');
});

test('one that somebody else has removed meanwhile comes back as it was, too', async () => {
  server.use(
    on(endpoints.getVariants).answer(() => ({ success: true, product, variants, version: 4 })),
  );
  await openGrid();
  const message = 'Alice has saved these variants. Load them before you save.';
  server.use(
    on(endpoints.saveVariants).answer(() => refusal(409, message, [{ field: 'version', message }])),
    on(endpoints.getVariants).answer(() => ({ ...stored, version: 5 })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load the saved variants' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Load the saved variants' })).toBeNull(),
  );
  await addGreen();
  expect(screen.getByLabelText('SKU of S / Green')).toHaveValue('S-GREEN');
});
