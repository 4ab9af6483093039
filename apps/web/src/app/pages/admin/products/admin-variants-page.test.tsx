import { endpoints, variantsInputSchema, type VariantsInput } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdministeredProduct,
  buildProduct,
  buildSession,
  buildShirt,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const PAGE = '/dashboard/admin/products/shirt/variants';
const admin = buildSession({ role: 1 });
let saved: VariantsInput[];

type Own = Parameters<typeof buildAdministeredProduct>[0];

function serve({ variants = [], ...product }: ReturnType<typeof buildShirt>, own: Own = {}) {
  const administered = buildAdministeredProduct({ ...product, ...own });
  const stored = { product, variants, version: 4 };
  server.use(
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: administered })),
    on(endpoints.getVariants).answer(() => ({ success: true, ...stored })),
    on(endpoints.saveVariants).answer(async ({ request }) => {
      saved.push(variantsInputSchema.parse(await request.json()));
      return { success: true, message: 'Product Updated Successfully', ...stored, archived: [] };
    }),
  );
}

beforeEach(() => {
  saved = [];
  server.use(on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })));
});

test('options make the rows, which are saved with what is typed in them', async () => {
  serve(buildProduct({ slug: 'shirt', price: 12 }));
  renderApp(PAGE, { session: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an option' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Size');
  await userEvent.type(screen.getByLabelText('Values'), 'S{Enter}M');
  await userEvent.click(screen.getByRole('button', { name: 'Update the rows' }));
  await userEvent.type(screen.getByLabelText('SKU of S'), 'SHIRT-S');
  const stock = screen.getByLabelText('In stock of S');
  await userEvent.clear(stock);
  await userEvent.type(stock, '7');
  await userEvent.click(screen.getByLabelText('Fill down In stock'));
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { values: ['S'], sku: 'SHIRT-S', price: 12, quantity: 7 },
      { values: ['M'], sku: null, price: 12, quantity: 7 },
    ],
    version: 4,
  });
});

test('the first variant begins with what the product is, and pieces are not lost without a question', async () => {
  const own = { sku: 'SHIRT', barcode: '4006381333931' };
  serve(buildProduct({ slug: 'shirt', price: 12, compareAtPrice: 15, quantity: 10 }), own);
  renderApp(PAGE, { session: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an option' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Size');
  await userEvent.type(screen.getByLabelText('Values'), 'S{Enter}M');
  await userEvent.click(screen.getByRole('button', { name: 'Update the rows' }));
  expect(screen.getByLabelText('Compare-at price of M')).toHaveValue('15.00');
  expect(screen.getByLabelText('SKU of S')).toHaveValue('SHIRT');
  expect(screen.getByLabelText('Barcode of S')).toHaveValue('4006381333931');
  expect(screen.getByLabelText('SKU of M')).toHaveValue('');
  const stock = screen.getByLabelText('In stock of S');
  expect(stock).toHaveValue('10');
  await userEvent.clear(stock);
  await userEvent.type(stock, '9');
  screen.getByText('10 in stock so far: enter how many there are of each variant.');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save with less in stock?' }));
  dialog.getByText(/has 10 in stock, its variants have 9 together\. 1 piece goes out of stock/);
  expect(saved).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  // Pieces that were sold since the grid was opened stay sold.
  expect(saved[0]?.variants).toMatchObject([
    { sku: 'SHIRT', barcode: '4006381333931', quantity: 9, quantityBefore: 10 },
    { sku: null, barcode: null, quantity: 0 },
  ]);
});

test('a stock is saved with the pieces that were shown, so that sales in between count', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const stock = await screen.findByLabelText('In stock of M / Blue');
  await userEvent.clear(stock);
  await userEvent.type(stock, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.variants[2]).toMatchObject({ quantity: 20, quantityBefore: 2 });
});

test('a change of a stock is filled down as that change, since each row has its own stock', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const stocks = await screen.findAllByLabelText<HTMLInputElement>(/^In stock of /);
  const before = stocks.map(({ value }) => Number(value));
  const first = screen.getByLabelText('In stock of S / Red');
  await userEvent.clear(first);
  await userEvent.type(first, '+12');
  await userEvent.click(screen.getByLabelText('Fill down In stock'));
  expect(new Set(before).size).toBeGreaterThan(1);
  expect(stocks.map(({ value }) => Number(value))).toEqual(before.map((pieces) => pieces + 12));
});

test('what is wrong is said in its row, and nothing is sent', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const price = await screen.findByLabelText('Price in dollars of M / Red');
  await userEvent.clear(price);
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  expect(price).toHaveAccessibleDescription('Price must be a number');
  expect(saved).toEqual([]);
});

test('a refusal of the server is said in its row', async () => {
  serve(buildShirt());
  const message = 'Mug has this SKU';
  const field = 'variants.1.sku';
  server.use(on(endpoints.saveVariants).answer(() => refusal(409, message, [{ field, message }])));
  renderApp(PAGE, { session: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Save variants' }));
  await waitFor(() =>
    expect(screen.getByLabelText('SKU of M / Red')).toHaveAccessibleDescription(message),
  );
});

test('a refused save leads to the first wrong cell, and marks no other', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const stock = await screen.findByLabelText('In stock of M / Red');
  await userEvent.clear(stock);
  await userEvent.type(stock, '−100');
  await userEvent.clear(screen.getByLabelText('Price in dollars of M / Blue'));
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  expect(stock).toHaveFocus();
  const wrong = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(wrong.map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'In stock of M / Red',
    'Price in dollars of M / Blue',
  ]);
  expect(stock).toHaveAccessibleDescription(/^There are \d+ in stock: 100 can’t be taken away$/);
  screen.getByText('Nothing is saved yet: 2 cells are wrong, the first in M / Red.');
  expect(saved).toEqual([]);
});

test('what was typed is back after the page was left, and closing the tab asks', async () => {
  serve(buildShirt());
  const view = renderApp(PAGE, { session: admin });
  await userEvent.type(await screen.findByLabelText('SKU of S / Red'), 'S-RED');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  view.unmount();
  renderApp(PAGE, { session: admin });
  await waitFor(() => expect(screen.getByLabelText('SKU of S / Red')).toHaveValue('S-RED'));
  await screen.findByText(/^What you had typed is back\. It is not saved yet\./);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText('SKU of S / Red')).toHaveValue('');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
});

test('what somebody else has saved is loaded below what was typed', async () => {
  const shirt = buildShirt();
  const { variants = [], ...product } = shirt;
  serve(shirt);
  renderApp(PAGE, { session: admin });
  await userEvent.type(await screen.findByLabelText('SKU of S / Red'), 'S-RED');
  const price = screen.getByLabelText('Price in dollars of M / Blue');
  await userEvent.clear(price);
  await userEvent.type(price, '31');
  const message = 'Alice has saved these variants. Load them before you save.';
  const theirs = variants.map((variant) => ({ ...variant, price: 27, weight: 200 }));
  server.use(
    on(endpoints.saveVariants).answer(() => refusal(409, message, [{ field: 'version', message }])),
    on(endpoints.getVariants).answer(() => ({
      success: true,
      product,
      variants: theirs,
      version: 5,
    })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  // Once on the page, and in the toast.
  const told = await screen.findAllByText(message);
  expect(told.filter((text) => text.closest('[aria-label="Messages"]') === null)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Load the saved variants' }));
  await screen.findByText(/You both changed: Price in dollars of M \/ Blue \(saved: “27\.00”\)/);
  expect(screen.getByLabelText('SKU of S / Red')).toHaveValue('S-RED');
  expect(screen.getByLabelText('Price in dollars of M / Red')).toHaveValue('27.00');
  expect(screen.getByLabelText('Weight in grams of M / Red')).toHaveValue('200');
  expect(price).toHaveValue('31');
});

test('after a save, the product’s own form shows what was saved', async () => {
  const { variants = [], options, ...product } = buildShirt();
  let isSaved = false;
  serve({ ...product });
  const now = () =>
    buildAdministeredProduct({ ...product, ...(isSaved && options && { options }) });
  server.use(
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: now() })),
    on(endpoints.saveVariants).answer(() => {
      isSaved = true;
      const stored = { product: { ...product, ...(options && { options }) }, variants, version: 5 };
      return { success: true, message: 'Product Updated Successfully', ...stored, archived: [] };
    }),
  );
  renderApp(PAGE, { session: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Save variants' }));
  await screen.findByText('Product Updated Successfully');
  await userEvent.click(screen.getByRole('link', { name: 'Back to the product' }));
  expect(await screen.findByLabelText('Quantity in stock')).toHaveAttribute('readonly');
});

test('removing a variant asks first, and says what becomes of its pieces', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  await userEvent.click(await screen.findByLabelText('Remove M / Blue'));
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove a variant?' }));
  expect(dialog.getByText(/^M \/ Blue will no longer be sold\. 2 pieces go/)).toBeVisible();
  expect(saved).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove and save' }));
  await waitFor(() => expect(saved[0]?.variants).toHaveLength(2));
});

test('a stock is typed as a change, and a block is pasted over the rows', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const stock = await screen.findByLabelText('In stock of M / Blue');
  await userEvent.clear(stock);
  await userEvent.type(stock, '+5{Tab}');
  expect(stock).toHaveValue('7');
  screen.getByLabelText('Price in dollars of S / Red').focus();
  await userEvent.paste('20\t+1\t25\n21,50\t4\n');
  expect(screen.getByLabelText('Compare-at price of S / Red')).toHaveValue('25');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [first, second, third] = saved[0]?.variants ?? [];
  expect(first).toMatchObject({ price: 20, compareAtPrice: 25 });
  expect(first?.quantity).toBe((first?.quantityBefore ?? 0) + 1);
  expect(second).toMatchObject({ price: 21.5, quantity: 4 });
  expect(third).toMatchObject({ quantity: 7, quantityBefore: 2 });
});

test('Enter leads to the same field of the next row', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  await userEvent.type(await screen.findByLabelText('SKU of S / Red'), '{Enter}');
  expect(screen.getByLabelText('SKU of M / Red')).toHaveFocus();
});

test('a photo is given to all variants of a value in one step, and to one of them', async () => {
  serve(buildShirt());
  const [front = '', back = ''] = ['a', 'b'].map((letter) => letter.repeat(24));
  const photo = { alt: '', version: 'v', width: 8, height: 8 };
  server.use(
    on(endpoints.getPhotos).answer(() => ({
      success: true,
      photos: [
        { ...photo, _id: front },
        { ...photo, _id: back, alt: 'From behind' },
      ],
      revision: 'r',
    })),
  );
  renderApp(PAGE, { session: admin });
  const choice = within(await screen.findByRole('radiogroup', { name: /^Photo of \w+ Red$/ }));
  const behind = choice.getByRole('radio', { name: 'Photo 2: From behind' });
  await userEvent.click(behind);
  expect(behind).toBeChecked();
  expect(behind.parentElement?.querySelector('img')?.src).toContain(back);
  await userEvent.selectOptions(screen.getByLabelText('Photo of M / Blue'), 'Photo 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.variants.map((variant) => variant.photo)).toEqual([back, back, front]);
});

test('whether a new value is the new name of one that is gone is asked; if not, the old one is removed', async () => {
  serve(buildShirt());
  renderApp(PAGE, { session: admin });
  const [values] = await screen.findAllByLabelText('Values');
  if (!values) throw new Error('no values');
  await userEvent.clear(values);
  await userEvent.type(values, 'M{Enter}XL');
  await userEvent.click(screen.getByRole('button', { name: 'Update the rows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New names or new values?' }));
  const choice = dialog.getByLabelText('Is XL the new name of S, or a new value?');
  expect(choice).toHaveDisplayValue('New: S is removed');
  await userEvent.selectOptions(choice, 'XL is the new name of S');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Update the rows' }));
  expect(await screen.findByDisplayValue('New: S is removed')).toBeVisible();
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Update the rows' }),
  );
  expect(await screen.findByLabelText('In stock of XL / Red')).toHaveValue('0');
  expect(screen.getByLabelText('In stock of M / Blue')).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: 'Save variants' }));
  expect(await screen.findByText(/^S \/ Red will no longer be sold/)).toBeVisible();
});
