import { endpoints } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { renderApp } from '../../../../testing/render-app';

const books = buildCategory({ name: 'Books' });
const atlas = buildAdministeredProduct({
  name: 'Atlas',
  slug: 'atlas',
  price: 19.99,
  quantity: 7,
  category: books,
  photo: { version: 'v1', width: 640, height: 480 },
});
const LIST = '/dashboard/admin/products';

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [books] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(({ params }) =>
      params.slug === 'atlas' ? { success: true, product: atlas } : refusal(404, 'Not found'),
    ),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function openPage() {
  const { router } = renderApp(`${LIST}/atlas`, { session: buildSession({ role: 1 }) });
  await screen.findByDisplayValue('Atlas');
  return router;
}

function update() {
  fireEvent.click(screen.getByText('UPDATE PRODUCT'));
}

test('the page leads to the product in the shop', async () => {
  await openPage();
  const link = screen.getByRole('link', { name: 'See it in the shop' });
  expect(link).toHaveAttribute('href', '/product/atlas');
});

test('the form is filled in with the product [S2.45]', async () => {
  const photo = { _id: 'a'.repeat(24), alt: '', version: 'v1', width: 640, height: 480 };
  server.use(
    on(endpoints.getPhotos).answer(() => ({ success: true, photos: [photo], revision: 'r' })),
  );
  await openPage();
  expect(screen.getByPlaceholderText('write a description')).toHaveValue(atlas.description);
  expect(screen.getByPlaceholderText('write a Price')).toHaveValue('19.99');
  expect(screen.getByPlaceholderText('write a quantity')).toHaveValue('7');
  expect(await screen.findByTitle('Books')).toBeInTheDocument();
  expect(screen.getByTitle('Yes')).toBeInTheDocument();
  const preview = screen.getByAltText('Preview of the photo');
  expect(preview).toHaveAttribute('src', expect.stringContaining(`${atlas._id}?w=640&v=v1`));
});

test('an update sends every field, no photo unless one was chosen, and the list opens [S2.45 S8.9]', async () => {
  server.use(
    on(endpoints.updateProduct).answer(async ({ request, params }) => {
      expect(params.id).toBe(atlas._id);
      expect(Object.fromEntries(await request.formData())).toEqual({
        name: 'World Atlas',
        description: atlas.description,
        price: '19.99',
        quantity: '7',
        nameBefore: 'Atlas',
        descriptionBefore: atlas.description,
        priceBefore: '19.99',
        quantityBefore: '7',
        categoryBefore: books._id,
        shippingBefore: '1',
        photoBefore: 'v1',
        editKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        category: books._id,
        shipping: '1',
      });
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
  const router = await openPage();
  fireEvent.change(screen.getByDisplayValue('Atlas'), { target: { value: 'World Atlas' } });
  update();
  expect(await screen.findByText('Product Updated Successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

test('a changed stock is sent along with the stock the form was opened with', async () => {
  server.use(
    on(endpoints.updateProduct).answer(async ({ request }) => {
      const { quantity, quantityBefore } = Object.fromEntries(await request.formData());
      expect({ quantity, quantityBefore }).toEqual({ quantity: '12', quantityBefore: '7' });
      return { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
  await openPage();
  fireEvent.change(screen.getByDisplayValue('7'), { target: { value: '12' } });
  update();
  expect(await screen.findByText('Product Updated Successfully')).toBeInTheDocument();
});

test('an update that is retried keeps its edit key', async () => {
  const keys: unknown[] = [];
  server.use(
    on(endpoints.updateProduct).answer(async ({ request }) => {
      keys.push((await request.formData()).get('editKey'));
      return keys.length === 1
        ? refusal(503, 'busy')
        : { success: true, message: 'Product Updated Successfully', product: atlas };
    }),
  );
  await openPage();
  fireEvent.change(screen.getByDisplayValue('7'), { target: { value: '12' } });
  update();
  expect(await screen.findByText('something went wrong')).toBeInTheDocument();
  update();
  expect(await screen.findByText('Product Updated Successfully')).toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [400, 'There is no such category'],
  [409, 'The stock is now 2'],
  [500, 'something went wrong'],
])(
  'an update answered with %i says "%s" and keeps what was typed [S8.7]',
  async (status, words) => {
    server.use(on(endpoints.updateProduct).answer(() => refusal(status, words)));
    await openPage();
    fireEvent.change(screen.getByDisplayValue('Atlas'), { target: { value: 'World Atlas' } });
    update();
    expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
    expect(screen.getByDisplayValue('World Atlas')).toBeInTheDocument();
  },
);

test('a product is deleted once something was typed into the prompt, and the list opens [S1.3 S5.4 S8.10]', async () => {
  const ask = vi.spyOn(window, 'prompt').mockReturnValue('yes');
  server.use(
    on(endpoints.deleteProduct).answer(({ params }) => {
      expect(params.id).toBe(atlas._id);
      return { success: true, message: 'Product Deleted Successfully' };
    }),
  );
  const router = await openPage();
  fireEvent.click(screen.getByText('DELETE PRODUCT'));
  expect(ask).toHaveBeenCalledExactlyOnceWith('Are You Sure want to delete this product ? ');
  expect(await screen.findByText('Product Deleted Successfully')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
});

test.each([null, ''])('an answer of %j deletes nothing [S5.4]', async (answer) => {
  const deletions = vi.fn();
  vi.spyOn(window, 'prompt').mockReturnValue(answer);
  server.use(
    on(endpoints.deleteProduct).answer(() => {
      deletions();
      return { success: true, message: 'Product Deleted Successfully' };
    }),
  );
  await openPage();
  fireEvent.click(screen.getByText('DELETE PRODUCT'));
  await Promise.resolve();
  expect(screen.getByText('DELETE PRODUCT')).toBeEnabled();
  expect(deletions).not.toHaveBeenCalled();
});

test('a deletion that breaks the server says "Something went wrong" [S8.2]', async () => {
  vi.spyOn(window, 'prompt').mockReturnValue('yes');
  server.use(on(endpoints.deleteProduct).answer(() => refusal(500, 'broken')));
  await openPage();
  fireEvent.click(screen.getByText('DELETE PRODUCT'));
  expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
  expect(screen.getByText('DELETE PRODUCT')).toBeEnabled();
});

test('categories that fail to load are reported as everywhere but in Create Product [S8.3]', async () => {
  server.use(on(endpoints.listCategories).answer(() => refusal(500, 'broken')));
  await openPage();
  expect(await screen.findByText('Something wwent wrong in getting catgeory')).toBeInTheDocument();
});

test.each([
  ['an update', 'UPDATE PRODUCT'],
  ['a deletion', 'DELETE PRODUCT'],
])('%s returns to the list as it was left', async (_what, button) => {
  vi.spyOn(window, 'prompt').mockReturnValue('yes');
  server.use(
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [atlas],
      total: 30,
    })),
    on(endpoints.updateProduct).answer(() => ({ success: true, message: 'ok', product: atlas })),
    on(endpoints.deleteProduct).answer(() => ({ success: true, message: 'ok' })),
  );
  const query = '?search=at&stock=low&sort=price&page=2';
  const { router } = renderApp(LIST + query, { session: buildSession({ role: 1 }) });
  fireEvent.click(await screen.findByText('Atlas'));
  await screen.findByDisplayValue('Atlas');
  fireEvent.click(screen.getByText(button));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: LIST, search: query }),
  );
});

test('an unknown slug shows the not-found screen', async () => {
  renderApp(`${LIST}/nothing`, { session: buildSession({ role: 1 }) });
  await screen.findByText('oops ! page not found');
});
