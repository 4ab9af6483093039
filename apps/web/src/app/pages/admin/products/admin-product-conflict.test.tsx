import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { fillIn } from '../../../../testing/fill-in';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const PAGE = '/dashboard/admin/products/atlas';
const MESSAGE = 'Alice changed the price after you opened this product.';
const session = buildSession({ role: 1 });
const category = buildCategory();
const atlas = buildAdministeredProduct({
  name: 'Atlas',
  slug: 'atlas',
  price: 19.99,
  quantity: 7,
  category,
});
const updated = { success: true as const, message: 'Product Updated Successfully', product: atlas };
let stored = atlas;

beforeEach(() => {
  stored = atlas;
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: stored })),
  );
});

async function openPage(name = 'Atlas') {
  const view = renderApp(PAGE, { session });
  await screen.findByDisplayValue(name);
  return view;
}

function update() {
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
}

test('a field that a colleague changed too is named, and what was typed stays', async () => {
  server.use(
    on(endpoints.updateProduct).answer(() =>
      refusal(409, MESSAGE, [{ field: 'price', message: MESSAGE }]),
    ),
  );
  await openPage();
  const price = screen.getByPlaceholderText('write a Price');
  fireEvent.change(price, { target: { value: '24.99' } });
  update();
  await waitFor(() => expect(price).toHaveAccessibleDescription(MESSAGE));
  expect(price).toHaveValue('24.99');
});

test('what a colleague saved can be loaded without losing anything', async () => {
  const sent: unknown[] = [];
  server.use(
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const { name, price, priceBefore, quantity } = Object.fromEntries(await request.formData());
      sent.push({ name, price, priceBefore, quantity });
      return sent.length === 1
        ? refusal(409, MESSAGE, [{ field: 'price', message: MESSAGE }])
        : updated;
    }),
  );
  await openPage();
  fireEvent.change(screen.getByDisplayValue('19.99'), { target: { value: '24.99' } });
  fillIn({ Name: 'World Atlas' });
  stored = { ...atlas, price: 9.99, quantity: 3 };
  update();
  fireEvent.click(await screen.findByRole('button', { name: 'Load the saved product' }));
  expect(
    await screen.findByText(
      'Someone else has saved changes. They are shown here with yours, which are not saved yet. You both changed: price (saved: “9.99”).',
    ),
  ).toBeVisible();
  expect(screen.getByPlaceholderText('write a Price')).not.toHaveAccessibleDescription();
  update();
  expect(await screen.findByText('Product Updated Successfully')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    name: 'World Atlas',
    price: '24.99',
    priceBefore: '9.99',
    quantity: '3',
  });
});

test('a form that is back after the session ended keeps what was typed and shows what others saved', async () => {
  const sent: unknown[] = [];
  server.use(
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const { name, nameBefore, price, priceBefore, quantity, quantityBefore } = Object.fromEntries(
        await request.formData(),
      );
      sent.push({ name, nameBefore, price, priceBefore, quantity, quantityBefore });
      return sent.length === 1 ? refusal(401, 'Please login first') : updated;
    }),
  );
  const view = await openPage();
  fillIn({ Name: 'World Atlas' });
  fireEvent.change(screen.getByDisplayValue('7'), { target: { value: '8' } });
  update();
  await screen.findByText(/redirecting to you/);
  view.unmount();
  stored = { ...atlas, price: 9.99, quantity: 5 };
  await openPage('World Atlas');
  expect(screen.getByPlaceholderText('write a Price')).toHaveValue('9.99');
  expect(
    await screen.findByText(/is back. It is not saved yet. You both changed: quantity/),
  ).toBeVisible();
  update();
  expect(await screen.findByText('Product Updated Successfully')).toBeInTheDocument();
  expect(sent[1]).toEqual({
    name: 'World Atlas',
    nameBefore: 'Atlas',
    price: '9.99',
    priceBefore: '9.99',
    quantity: '8',
    quantityBefore: '5',
  });
});
