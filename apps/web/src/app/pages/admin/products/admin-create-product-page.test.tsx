import { endpoints, PHOTO_TEXTS } from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../../testing/factories';
import { on, refusal, server } from '../../../../testing/handlers';
import { buildPicture } from '../../../../testing/pictures';
import { renderApp } from '../../../../testing/render-app';

const books = buildCategory({ name: 'Books' });

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: vi.fn() });
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [books] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
  );
});

async function openPage() {
  const session = buildSession({ role: 1 });
  sessionStorage.setItem(`admin-products ${session.user._id}`, 'stock=low');
  const { router } = renderApp('/dashboard/admin/create-product', { session });
  await screen.findByPlaceholderText('write a name');
  return router;
}

async function choose(select: string, option: string) {
  fireEvent.mouseDown(screen.getByLabelText(select));
  fireEvent.click(await screen.findByText(option, { selector: '[class*="option-content"]' }));
}

function write(placeholder: string, value: string) {
  fireEvent.change(screen.getByPlaceholderText(placeholder), { target: { value } });
}

async function fillInTexts() {
  await choose('Category', 'Books');
  write('write a name', 'Atlas');
  write('write a description', 'All the world.\nOn paper.');
  write('write a Price', '19.99');
  write('write a quantity', '7');
}

async function fillInAll() {
  await fillInTexts();
  await choose('Shipping', 'Yes');
}

const picture = buildPicture('atlas.png');

function upload(file: File) {
  fireEvent.change(screen.getByLabelText(/Upload Photo|\.png/), { target: { files: [file] } });
}

function create() {
  fireEvent.click(screen.getByText('CREATE PRODUCT'));
}

test('the controls are in the order of the specification, under its title [S2.41 S5.3]', async () => {
  await openPage();
  await waitFor(() => expect(document.title).toBe('Dashboard - Create Product'));
  const form = screen.getByPlaceholderText('write a name').closest('form');
  const text = form?.innerHTML ?? '';
  const places = [
    'Select a category',
    'Upload Photo',
    'write a name',
    'write a description',
    'write a Price',
    'write a quantity',
    'Select Shipping ',
    'CREATE PRODUCT',
  ].map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  for (const select of ['Category', 'Shipping']) {
    expect(screen.getByLabelText(select), `${select} can be searched`).not.toHaveAttribute(
      'readonly',
    );
  }
  for (const [number, keyboard] of [
    ['write a Price', 'decimal'],
    ['write a quantity', 'numeric'],
  ] as const) {
    expect(screen.getByPlaceholderText(number)).toHaveRole('spinbutton');
    expect(screen.getByPlaceholderText(number)).toHaveAttribute('inputmode', keyboard);
  }
  expect(screen.getByPlaceholderText('write a description').tagName).toBe('TEXTAREA');
});

test('a product is created once, with its photo and shipping, and the list opens [S2.43 S8.9]', async () => {
  let calls = 0;
  server.use(
    on(endpoints.createProduct).answer(async ({ request }) => {
      calls += 1;
      const { photo, ...texts } = Object.fromEntries(await request.formData());
      expect(texts).toEqual({
        name: 'Atlas',
        // Multipart forms end lines with CRLF.
        description: 'All the world.\r\nOn paper.',
        price: '19.99',
        quantity: '7',
        category: books._id,
        shipping: '1',
      });
      expect(photo).toHaveProperty('type', 'image/png');
      return {
        success: true,
        message: 'Product Created Successfully',
        product: buildAdministeredProduct({ slug: 'atlas' }),
      };
    }),
  );
  const router = await openPage();
  await fillInAll();
  upload(picture);
  create();
  expect(screen.getByText('CREATING ...')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText(/(Sending|Preparing) the photo/)).toBeVisible();
  fireEvent.submit(screen.getByPlaceholderText('write a name').closest('form') ?? document.body);
  expect(await screen.findByText('Product Created Successfully')).toBeInTheDocument();
  expect(await screen.findByText(/is in the list/)).toBeInTheDocument();
  expect(screen.getByText('View in shop')).toHaveAttribute('href', '/product/atlas');
  expect(screen.getByText('Add variants')).toHaveAttribute(
    'href',
    '/dashboard/admin/products/atlas/variants',
  );
  // Not the list as it was left: its filters could hide the new product.
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/dashboard/admin/products',
      search: '',
    }),
  );
  expect(calls).toBe(1);
});

test('a chosen photo names the button and is shown 200 pixels high; anything else is refused [S2.42 S5.3]', async () => {
  await openPage();
  const input = screen.getByLabelText('Upload Photo');
  expect(input.getAttribute('accept')?.split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  );
  upload(picture);
  expect(screen.getByLabelText('atlas.png')).toBe(input);
  const preview = await screen.findByAltText('Preview of the photo');
  expect(preview).toHaveAttribute('src', 'blob:preview');
  expect(preview).toHaveAttribute('height', '200');
  upload(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(
      'The photo must be a JPEG, PNG, WebP or AVIF picture',
    ),
  );
  expect(screen.getByLabelText('notes.txt')).toBe(input);
  expect(screen.queryByAltText('Preview of the photo')).toBeNull();
  fireEvent.click(screen.getByText('Remove this photo'));
  expect(screen.getByLabelText('Upload Photo')).toBe(input);
  expect(input).toHaveFocus();
  expect(screen.queryByAltText('Preview of the photo')).toBeNull();
});

test('it says what an unchosen shipping stands for, and sends none', async () => {
  const sent: unknown[] = [];
  server.use(
    on(endpoints.createProduct).answer(async ({ request }) => {
      sent.push((await request.formData()).get('shipping'));
      return {
        success: true,
        message: 'Product Created Successfully',
        product: buildAdministeredProduct(),
      };
    }),
  );
  await openPage();
  await fillInTexts();
  expect(screen.getByLabelText('Shipping')).toHaveAccessibleDescription(
    'Choose Yes for a product that is sent: only then do buyers choose a delivery and pay for it. Without a choice, No is saved',
  );
  create();
  expect(await screen.findByText('Product Created Successfully')).toBeInTheDocument();
  expect(sent).toEqual([null]);
});

test('missing values are reported at their fields, and nothing is sent [S5.5 R10]', async () => {
  await openPage();
  create();
  expect(await screen.findByText('Category is required')).toBeInTheDocument();
  for (const [placeholder, message] of [
    ['write a name', 'Name is required'],
    ['write a description', 'Description is required'],
    ['write a Price', 'Price is required'],
    ['write a quantity', 'Quantity is required'],
  ] as const) {
    expect(screen.getByPlaceholderText(placeholder)).toHaveAccessibleDescription(message);
  }
  await waitFor(() => expect(screen.getByLabelText('Category')).toHaveFocus());
});

test('a product is created and its variants are opened, and a refusal keeps what was typed', async () => {
  let isRefused = true;
  const sent: unknown[] = [];
  const shirt = buildAdministeredProduct({ name: 'Atlas', slug: 'atlas' });
  server.use(
    on(endpoints.createProduct).answer(async ({ request }) => {
      sent.push((await request.formData()).get('quantity'));
      if (isRefused) return refusal(400, 'The form is not right', []);
      return { success: true, message: 'Product Created Successfully', product: shirt };
    }),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: shirt })),
    on(endpoints.getVariants).answer(() => ({
      success: true,
      product: shirt,
      variants: [],
      version: 0,
    })),
  );
  const router = await openPage();
  await fillInTexts();
  write('write a quantity', '');
  const addVariants = () => fireEvent.click(screen.getByText('CREATE AND ADD VARIANTS'));
  addVariants();
  expect(await screen.findByText('The form is not right')).toBeInTheDocument();
  expect(screen.getByPlaceholderText('write a name')).toHaveValue('Atlas');
  isRefused = false;
  addVariants();
  expect(await screen.findByRole('button', { name: 'Add an option' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard/admin/products/atlas/variants');
  expect(sent).toEqual(['0', '0']);
});

test('a refusal is shown as a toast and at its field, and keeps what was typed [S8.9]', async () => {
  server.use(
    on(endpoints.createProduct).answer(() =>
      refusal(400, 'The form is not right', [{ field: 'name', message: 'Choose another name' }]),
    ),
  );
  await openPage();
  await fillInAll();
  create();
  expect(await screen.findByText('The form is not right')).toBeInTheDocument();
  const name = screen.getByPlaceholderText('write a name');
  expect(name).toHaveAccessibleDescription('Choose another name');
  expect(name).toHaveValue('Atlas');
  expect(screen.getByPlaceholderText('write a Price')).toHaveValue('19.99');
});

test('a photo that the server rejects is reported at the photo field, and not sent again', async () => {
  const message = PHOTO_TEXTS.tooLarge;
  let calls = 0;
  server.use(
    on(endpoints.createProduct).answer(() => {
      calls += 1;
      return refusal(413, message, [{ field: 'photo', message }]);
    }),
  );
  await openPage();
  await fillInAll();
  upload(buildPicture('refused.png'));
  create();
  const photo = screen.getByLabelText('refused.png');
  await waitFor(() => expect(photo).toHaveAccessibleDescription(message));
  expect(photo).toHaveFocus();
  photo.blur();
  create();
  await waitFor(() => expect(photo).toHaveFocus());
  expect(calls, 'the same photo is not sent again').toBe(1);
});

test('a creation that breaks the server says "something went wrong" [S8.7]', async () => {
  server.use(on(endpoints.createProduct).answer(() => refusal(500, 'broken')));
  await openPage();
  await fillInAll();
  create();
  expect(await screen.findByText('something went wrong')).toBeInTheDocument();
});

test('categories that fail to load can be retried [S8.4]', async () => {
  server.use(on(endpoints.listCategories).answer(() => refusal(500, 'broken')));
  await openPage();
  await screen.findByText('Something went wrong in getting catgeory');
  server.use(on(endpoints.listCategories).answer(() => ({ success: true, category: [books] })));
  fireEvent.click(screen.getByText('Try again'));
  await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
  await choose('Category', 'Books');
});

test('in a shop without categories it says where to create one', async () => {
  server.use(on(endpoints.listCategories).answer(() => ({ success: true, category: [] })));
  await openPage();
  expect(await screen.findByText(/There is no category yet\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Create one' });
  expect(link).toHaveAttribute('href', '/dashboard/admin/create-category');
});
