import { endpoints, type AdministeredVariant, type ProductChange } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildId, buildVariant } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import {
  enterInto,
  openPrices,
  priceOf,
  savedRows,
  stockOf,
  typeInto,
} from '../../../../../testing/serve-prices';

type SentVariants = NonNullable<ProductChange['variants']>;

let shop: Awaited<ReturnType<typeof openPrices>>;
/** What is stored. */
let variants: AdministeredVariant[];
let version: number;
/** The changes as they were sent. */
let sent: SentVariants[];

beforeEach(async () => {
  variants = ['S', 'L'].map((name) =>
    buildVariant({ _id: buildId(), name, values: [name], price: 20, quantity: 7 }),
  );
  version = 3;
  sent = [];
  shop = await openPrices('Shirt');
  server.use(
    on(endpoints.getVariants).answer(() => ({
      success: true,
      product: { ...shop.stored('Shirt'), price: 18, priceTo: 20, quantity: 17 },
      variants,
      version,
    })),
    on(endpoints.bulkEditProducts).answer(async ({ request }) => {
      const { changes } = (await request.json()) as { changes: ProductChange[] };
      return { success: true, message: '', results: changes.map(saved) };
    }),
  );
  fireEvent.click(screen.getByText(/^Variants/));
  await screen.findByLabelText('Price of Shirt, S in dollars');
});

function saved({ productId, variants: change }: ProductChange) {
  if (change?.version !== version)
    return {
      productId,
      outcome: 'refused' as const,
      message: 'Someone else has saved these variants',
    };
  sent.push(change);
  version += 1;
  variants = variants.map((variant) => {
    const row = change.rows.find(({ _id }) => _id === variant._id);
    return { ...variant, price: row?.price ?? variant.price };
  });
  return { productId, outcome: 'done' as const, message: '' };
}

test('the variants of a product are rows of their own, which say only what was changed', async () => {
  expect(priceOf('Shirt, L')).toHaveValue('20.00');
  enterInto(priceOf('Shirt, S'), '18');
  expect(priceOf('Shirt, L')).toHaveFocus();
  await savedRows();
  expect(sent).toMatchObject([{ version: 3, rows: [{ _id: variants[0]?._id, price: 18 }] }]);
  expect(Object.keys(sent[0]?.rows[0] ?? {})).toEqual(['_id', 'price']);
  expect(await screen.findByText('$18.00 – $20.00')).toBeInTheDocument();
});

test('rows of the same product are saved one after the other, each with the version that it leaves', async () => {
  typeInto(priceOf('Shirt, S'), '18');
  typeInto(stockOf('Shirt, L'), '+3');
  fireEvent.blur(stockOf('Shirt, L'));
  fireEvent.click(screen.getByText('Save all'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((change) => change.version)).toEqual([3, 4]);
  expect(sent[1]?.rows).toEqual([{ _id: variants[1]?._id, quantity: 10, quantityBefore: 7 }]);
});

test('what somebody else has saved of the variants is not overwritten', async () => {
  version = 4;
  enterInto(priceOf('Shirt, S'), '18');
  expect(await screen.findByText('Someone else has saved these variants')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Load the saved product'));
  expect(await screen.findByText(/Someone else has saved changes/)).toBeInTheDocument();
  enterInto(priceOf('Shirt, S'), '18');
  await waitFor(() => expect(sent).toMatchObject([{ version: 4 }]));
});

test('a row of a product with variants is left out of a pasted block, its variants are not', () => {
  fireEvent.paste(priceOf('Atlas'), { clipboardData: { getData: () => '7\n8\n9\n10' } });
  expect(priceOf('Atlas')).toHaveValue('7');
  expect(priceOf('Shirt, S')).toHaveValue('9');
  expect(priceOf('Shirt, L')).toHaveValue('10');
});

test('a row that was typed before another one loaded the changes does not overwrite them', async () => {
  typeInto(priceOf('Shirt, L'), '25');
  variants = variants.map((variant) => ({ ...variant, price: 22 }));
  version = 4;
  enterInto(priceOf('Shirt, S'), '18');
  fireEvent.click(await screen.findByText('Load the saved product'));
  await screen.findByText(/Someone else has saved changes/);
  enterInto(priceOf('Shirt, L'), '25');
  expect(
    await screen.findByText('Someone else has changed the prices of this variant'),
  ).toBeInTheDocument();
  expect(sent).toEqual([]);
});
