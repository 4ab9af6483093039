import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { on, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const category = buildCategory();
const atlas = buildAdministeredProduct({
  name: 'Atlas',
  slug: 'atlas',
  price: 19.9,
  quantity: 7,
  category,
});

/** The numbers as they were sent. */
let sent: { price: unknown; quantity: unknown }[];

beforeEach(() => {
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const { price, quantity } = Object.fromEntries(await request.formData());
      sent.push({ price, quantity });
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
});

test('what the variants of a product decide is shown, and can’t be typed into', async () => {
  const shirt = { ...atlas, options: [{ name: 'Size', values: ['S', 'M'] }], compareAtPrice: 25 };
  server.use(
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: shirt })),
  );
  const { price, quantity } = await openPage();
  const fields = ['SKU', 'Barcode (GTIN)', 'Compare-at price in dollars'];
  for (const input of [price, quantity, ...fields.map((name) => screen.getByLabelText(name))])
    expect(input).toHaveAttribute('readonly');
  expect(price).toHaveAccessibleDescription(/That of its variants/);
  fireEvent.keyDown(quantity, { key: 'ArrowUp' });
  expect(quantity).toHaveValue('7');
  expect(screen.getByLabelText('Weight in grams')).not.toHaveAttribute('readonly');
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
  await waitFor(() => expect(sent).toEqual([{ price: '19.9', quantity: '7' }]));
});

async function openPage() {
  renderApp('/dashboard/admin/products/atlas', { session: buildSession({ role: 1 }) });
  await screen.findByDisplayValue('Atlas');
  const price = screen.getByPlaceholderText<HTMLInputElement>('write a Price');
  const quantity = screen.getByPlaceholderText<HTMLInputElement>('write a quantity');
  return { price, quantity };
}

const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const update = () => fireEvent.click(screen.getByText('UPDATE PRODUCT'));

test.each([
  ['12,50', '12.50'],
  ['1.299,00', '1299.00'],
  ['1,299.00', '1299.00'],
  ['1 299,00', '1299.00'],
  ['$12.50', '12.50'],
  ['12.5', '12.5'],
])('a price of %j is shown as %s once the field is left, and sent so', async (typed, shown) => {
  const { price } = await openPage();
  write(price, typed);
  expect(price).toHaveValue(typed);
  fireEvent.blur(price);
  expect(price).toHaveValue(shown);
  expect(price).not.toHaveAccessibleDescription();
  update();
  await waitFor(() => expect(sent).toEqual([{ price: String(Number(shown)), quantity: '7' }]));
});

test('a price is read even if the form is sent from its field', async () => {
  const { price } = await openPage();
  write(price, '12,50');
  fireEvent.submit(price.form ?? price);
  await waitFor(() => expect(sent).toEqual([{ price: '12.5', quantity: '7' }]));
});

test('a price that can be read in two ways is asked about at once, and keeps its text', async () => {
  const { price } = await openPage();
  write(price, '1,299');
  fireEvent.blur(price);
  const question = '1,299 could mean 1299.00 or 1.30. Write one of these';
  await waitFor(() => expect(price).toHaveAccessibleDescription(question));
  expect(price).toHaveValue('1,299');
  update();
  await waitFor(() => expect(price).toHaveFocus());
  write(price, '1299');
  await waitFor(() => expect(price).not.toHaveAccessibleDescription());
  update();
  await waitFor(() => expect(sent).toEqual([{ price: '1299', quantity: '7' }]));
});

test.each(['-3', 'abc', '1.2345'])('a price of %j is refused at once', async (typed) => {
  const { price } = await openPage();
  write(price, typed);
  fireEvent.blur(price);
  await waitFor(() =>
    expect(price).toHaveAccessibleDescription('Price must be 0 or more, with at most two decimals'),
  );
  expect(price).toHaveValue(typed);
});

test('a quantity is a whole number with or without its thousands', async () => {
  const { quantity } = await openPage();
  write(quantity, '1,5');
  fireEvent.blur(quantity);
  const rule = 'Quantity must be a whole number, 0 or more';
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(rule));
  write(quantity, '1.000');
  await waitFor(() =>
    expect(quantity).toHaveAccessibleDescription(/^1\.000 could mean 1000 or 1\./),
  );
  write(quantity, '1 000');
  fireEvent.blur(quantity);
  expect(quantity).toHaveValue('1000');
  update();
  await waitFor(() => expect(sent).toEqual([{ price: '19.9', quantity: '1000' }]));
});

test('an empty field and one that is left for the button are not judged before the form is', async () => {
  const { price, quantity } = await openPage();
  write(quantity, '');
  fireEvent.blur(quantity);
  write(price, 'abc');
  fireEvent.blur(price, { relatedTarget: screen.getByText('UPDATE PRODUCT') });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(quantity).toHaveAccessibleDescription('Or a change, such as +12 or -3');
  expect(price).not.toHaveAccessibleDescription();
});

test('a number says its value, and arrow keys change a price by a cent and a stock by one, never below zero', async () => {
  const { price, quantity } = await openPage();
  expect(price).toHaveAttribute('aria-valuenow', '19.9');
  fireEvent.keyDown(price, { key: 'ArrowUp' });
  expect(price).toHaveValue('19.91');
  write(quantity, '1');
  fireEvent.keyDown(quantity, { key: 'ArrowDown' });
  fireEvent.keyDown(quantity, { key: 'ArrowDown' });
  expect(quantity).toHaveValue('0');
  expect(quantity).toHaveAttribute('aria-valuenow', '0');
  fireEvent.wheel(quantity, { deltaY: -100 });
  update();
  await waitFor(() => expect(sent).toEqual([{ price: '19.91', quantity: '0' }]));
});

test('a stock is typed as a change, too', async () => {
  const { quantity } = await openPage();
  write(quantity, '+12');
  fireEvent.keyDown(quantity, { key: 'Enter' });
  expect(quantity).toHaveValue('19');
  update();
  await waitFor(() => expect(sent).toEqual([{ price: '19.9', quantity: '19' }]));
});
