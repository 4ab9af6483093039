import { endpoints, type AdministeredProduct } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildCategory,
  buildId,
  buildAdministeredProduct,
  buildSession,
} from '../../../../../testing/factories';
import { fillIn } from '../../../../../testing/fill-in';
import { on, refusal, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { readEdit, type SentEdit } from '../../../../../testing/serve-prices';

const PAGE = '/dashboard/admin/prices';
const session = buildSession({ role: 1 });
const category = buildCategory({ name: 'Books' });
const PRICE = 'Price of Atlas in dollars';
const STOCK = 'Stock of Atlas';
const GLOBE_PRICE = 'Price of Globe in dollars';

/** What is stored. */
let atlas: AdministeredProduct;
let globe: AdministeredProduct;
/** The edits as they were sent. */
let sent: SentEdit[];

beforeEach(() => {
  atlas = buildAdministeredProduct({
    name: 'Atlas',
    slug: 'atlas',
    price: 19.99,
    quantity: 7,
    category,
  });
  globe = buildAdministeredProduct({
    _id: buildId(),
    name: 'Globe',
    slug: 'globe',
    price: 5,
    category,
  });
  sent = [];
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [atlas, globe],
      total: 2,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.updatePriceAndStock).answer(async ({ request }) => {
      const edit = await readEdit(request);
      sent.push(edit);
      atlas = { ...atlas, price: edit.price, quantity: edit.quantity };
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
});

async function openPage() {
  const view = renderApp(PAGE, { session });
  await screen.findByLabelText(PRICE);
  return view;
}

function enter(label: string) {
  const field = screen.getByLabelText(label);
  field.focus();
  fireEvent.keyDown(field, { key: 'Enter' });
}

test('every product has its price and its stock as fields, and a link to the rest', async () => {
  await openPage();
  expect(screen.getByLabelText(PRICE)).toHaveValue('19.99');
  expect(screen.getByLabelText(STOCK)).toHaveValue('7');
  expect(screen.getByText('Globe')).toHaveAttribute('href', '/dashboard/admin/products/globe');
  expect(screen.queryByText('Save')).toBeNull();
});

test('Enter saves the row, sends nothing else of the product, and goes to the next row', async () => {
  await openPage();
  fillIn({ [PRICE]: '24.5', [STOCK]: '12' });
  enter(PRICE);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      price: 24.5,
      priceBefore: 19.99,
      quantity: 12,
      quantityBefore: 7,
      editKey: expect.any(String) as string,
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText(GLOBE_PRICE)).toHaveFocus());
  fillIn({ [STOCK]: '11' });
  enter(STOCK);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ price: 24.5, priceBefore: 24.5, quantityBefore: 12 });
  expect(sent[1]?.editKey).not.toBe(sent[0]?.editKey);
});

test('Enter in an unchanged row only goes on, and arrow keys move between rows', async () => {
  await openPage();
  screen.getByLabelText(PRICE).focus();
  fireEvent.keyDown(screen.getByLabelText(PRICE), { key: 'Enter' });
  expect(screen.getByLabelText(GLOBE_PRICE)).toHaveFocus();
  fireEvent.keyDown(screen.getByLabelText(GLOBE_PRICE), { key: 'ArrowUp' });
  expect(screen.getByLabelText(PRICE)).toHaveFocus();
  fireEvent.keyDown(screen.getByLabelText(PRICE), { key: 'ArrowDown' });
  expect(screen.getByLabelText(GLOBE_PRICE)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('what is invalid is said at its field, and not sent', async () => {
  await openPage();
  fillIn({ [PRICE]: '1,299', [STOCK]: '' });
  enter(PRICE);
  await waitFor(() =>
    expect(screen.getByLabelText(PRICE)).toHaveAccessibleDescription(
      '1,299 could mean 1299.00 or 1.30. Write one of these',
    ),
  );
  expect(screen.getByLabelText(STOCK)).toHaveAccessibleDescription('Quantity is required');
  expect(sent).toEqual([]);
});

test('prices and stocks are read as people paste them', async () => {
  await openPage();
  fillIn({ [PRICE]: '$1.299,00', [STOCK]: '1 000' });
  enter(PRICE);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([expect.objectContaining({ price: 1299, quantity: 1000 })]);
  expect(screen.queryByText('Save')).toBeNull();
});

test('typed values can be discarded, and are back when the page is left without', async () => {
  const view = await openPage();
  fillIn({ [PRICE]: '24.5' });
  view.unmount();
  atlas = { ...atlas, price: 9.99, quantity: 3 };
  await openPage();
  expect(screen.getByLabelText(PRICE)).toHaveValue('24.5');
  expect(screen.getByLabelText(STOCK)).toHaveValue('3');
  expect(screen.getByText('You both changed: price (saved: “9.99”).')).toBeVisible();
  fireEvent.click(screen.getByText('Discard'));
  expect(screen.getByLabelText(PRICE)).toHaveValue('9.99');
  expect(screen.queryByText(/You both changed/)).toBeNull();
  expect(screen.queryByText('Save')).toBeNull();
});

test('what a colleague saved is loaded, and what was typed stays', async () => {
  const message = 'Alice changed the price after you opened this product.';
  await openPage();
  server.use(
    on(endpoints.updatePriceAndStock).answer(() =>
      refusal(409, message, [{ field: 'price', message }]),
    ),
  );
  fillIn({ [PRICE]: '24.5' });
  atlas = { ...atlas, price: 9.99, quantity: 3 };
  enter(PRICE);
  fireEvent.click(await screen.findByText('Load the saved product'));
  expect(await screen.findByText(/You both changed: price \(saved: “9.99”\)/)).toBeVisible();
  expect(screen.getByLabelText(PRICE)).toHaveValue('24.5');
  expect(screen.getByLabelText(STOCK)).toHaveValue('3');
});

test('A product with variants links to them, and typing passes over it', async () => {
  const shirt = buildAdministeredProduct({
    _id: buildId(),
    name: 'Shirt',
    slug: 'shirt',
    price: 12,
    priceTo: 15,
    options: [{ name: 'Size', values: ['S', 'M'] }],
    category,
  });
  server.use(
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [atlas, shirt, globe],
      total: 3,
    })),
  );
  renderApp(PAGE, { session });
  const price = await screen.findByLabelText<HTMLInputElement>(PRICE);
  expect(screen.getByText('$12.00 – $15.00')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit variants of Shirt' })).toHaveAttribute(
    'href',
    '/dashboard/admin/products/shirt/variants',
  );
  fireEvent.keyDown(price, { key: 'Enter' });
  expect(screen.getByLabelText(GLOBE_PRICE)).toHaveFocus();
});
