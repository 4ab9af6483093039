import {
  DEFAULT_SETTINGS,
  endpoints,
  LIMITS,
  PRODUCT_FIELDS,
  SEARCH_KEYWORD_LENGTH,
} from '@shop/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  buildAdminOrder,
  buildCategory,
  buildAdministeredProduct,
  buildSession,
} from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const session = buildSession({ role: 1 });
const category = buildCategory();
const atlas = buildAdministeredProduct({ name: 'Atlas', slug: 'atlas', category });
const settings = { ...DEFAULT_SETTINGS, version: 1, saved: null };

beforeEach(() => {
  server.use(
    on(endpoints.checkAdmin).answer(() => ({ success: true, ok: true })),
    on(endpoints.listCategories).answer(() => ({ success: true, category: [category] })),
    on(endpoints.listAdministeredProducts).answer(() => ({
      success: true,
      products: [],
      total: 0,
    })),
    on(endpoints.getAdministeredProduct).answer(() => ({ success: true, product: atlas })),
    on(endpoints.getOrder).answer(() => ({
      success: true,
      order: buildAdminOrder({ number: 1042 }),
    })),
    on(endpoints.getSettings).answer(() => ({ success: true, settings })),
  );
});

async function open(page: string, label: string) {
  renderApp(`/dashboard/admin/${page}`, { session });
  return screen.findByLabelText(label);
}

function write(field: HTMLElement, length: number) {
  const value = 'x'.repeat(length);
  fireEvent.change(field, { target: { value } });
  return value;
}

/** Every text of a form whose length was bounded by cutting it. */
const TEXTS = [
  ['products/atlas', 'Name', PRODUCT_FIELDS.name.max, 'UPDATE PRODUCT'],
  ['products/atlas', 'Description', PRODUCT_FIELDS.description.max, 'UPDATE PRODUCT'],
  ['create-category', 'Category name', LIMITS.categoryName, 'Submit'],
  ['settings', 'Name', LIMITS.shopName, 'Save settings'],
  ['settings', 'Author', LIMITS.shopName, 'Save settings'],
  ['settings', 'Postal address', LIMITS.address, 'Save settings'],
  ['settings', 'Email', LIMITS.email, 'Save settings'],
  ['settings', 'Phone', LIMITS.phone, 'Save settings'],
  ['settings', 'Toll-free phone', LIMITS.phone, 'Save settings'],
  ['settings', 'Delivery text', LIMITS.shopText, 'Save settings'],
  ['settings', 'Returns text', LIMITS.shopText, 'Save settings'],
  ['settings', 'Invoice footer', LIMITS.invoiceFooter, 'Save settings'],
  ['orders/1042', 'New note', LIMITS.orderNote, 'Add note'],
] as const;

test.each(TEXTS)(
  'too long a text at %s (%s) stays, is counted, and is refused when it is saved',
  async (page, label, limit, button) => {
    const field = await open(page, label);
    expect(field).not.toHaveAttribute('maxlength');
    const value = write(field, limit + 40);
    expect(field).toHaveValue(value);
    const counted = `${(limit + 40).toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} characters`;
    expect(screen.getByText(counted)).toBeVisible();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(counted));
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue(value);
  },
);

test('the length is shown from nine tenths of the limit on, also of a text that was filled in', async () => {
  const field = await open('products/atlas', 'Description');
  write(field, 4_499);
  expect(screen.queryByText(/of 5,000 characters/)).toBeNull();
  write(field, 4_500);
  expect(screen.getByText('4,500 of 5,000 characters')).toBeVisible();
  expect(screen.queryByText('Too long')).toBeNull();
  write(field, 5_001);
  expect(screen.getByText('Too long')).toHaveRole('status');
  write(field, 10);
  expect(screen.queryByText(/of 5,000 characters/)).toBeNull();
});

test('spaces around a text are not counted, because they are not saved', async () => {
  const field = await open('products/atlas', 'Description');
  fireEvent.change(field, { target: { value: `  ${'x'.repeat(5_000)}\n ` } });
  expect(screen.getByText('5,000 of 5,000 characters')).toBeVisible();
  expect(screen.queryByText('Too long')).toBeNull();
});

test('a list is not searched for a text that was cut', async () => {
  const searched: (string | null)[] = [];
  server.use(
    on(endpoints.listAdministeredProducts).answer(({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return { success: true, products: [], total: 0 };
    }),
  );
  const field = await open('products', 'Find a product');
  const value = write(field, 101);
  expect(field).toHaveValue(value);
  expect(field).toHaveAccessibleDescription('Search for at most 100 characters: this text has 101');
  await new Promise((resolve) => setTimeout(resolve, 400));
  write(field, 100);
  expect(field).not.toHaveAccessibleDescription();
  await waitFor(() => expect(searched.at(-1)).toHaveLength(100));
  expect(searched.every((text) => text === null || text.length === 100)).toBe(true);
});

test('the search of the shop keeps a text that is too long, and does not start', async () => {
  const { router } = renderApp('/about', { session });
  const field = await screen.findByLabelText<HTMLInputElement>('Search');
  const value = 'x'.repeat(SEARCH_KEYWORD_LENGTH + 1);
  fireEvent.input(field, { target: { value } });
  expect(field).toHaveValue(value);
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(field.validationMessage).toBe('Search for at most 100 characters: this text has 101');
  expect(router.state.location.pathname).toBe('/about');
  fireEvent.input(field, { target: { value: value.slice(1) } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/search'));
});
