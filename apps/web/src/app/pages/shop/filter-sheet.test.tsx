import { endpoints } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { buildProducts } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveCatalog } from '../../../testing/serve-catalog';

let shop: ReturnType<typeof serveCatalog>;

beforeEach(() => {
  shop = serveCatalog();
  server.use(
    on(endpoints.listCatalogue).answer(({ request }) => {
      const query = new URL(request.url).searchParams;
      const total = query.get('min') === '5' ? 1 : query.has('category') ? 3 : 15;
      const inToys = query.has('min') || query.has('max') ? 0 : 3;
      return {
        success: true,
        products: query.get('max') === '6' ? [] : buildProducts(total),
        total: query.get('max') === '6' ? 0 : total,
        counts: {
          categories: inToys > 0 ? [{ _id: shop.toys._id, count: inToys }] : [],
          prices: [1, 0, 2, 0, 0, 0],
          inStock: total,
        },
      };
    }),
  );
});

async function openSheet() {
  const button = await screen.findByRole('button', { name: /^Filters/ });
  await userEvent.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  return { button, sheet, inSheet: within(sheet) };
}

test('the sheet counts while one chooses, and applies all choices as one entry', async () => {
  const { router } = renderApp('/?sort=name');
  const { button, inSheet } = await openSheet();
  await inSheet.findByRole('button', { name: 'Show 15 products' });
  await userEvent.click(inSheet.getByRole('checkbox', { name: 'Toys' }));
  await inSheet.findByRole('button', { name: 'Show 3 products' });
  await userEvent.type(inSheet.getByRole('spinbutton', { name: 'Min $' }), '5');
  const show = await inSheet.findByRole('button', { name: 'Show 1 product' });
  expect(router.state.location.search).toBe('?sort=name');
  fireEvent.click(show);
  // The press is painted before the list.
  expect(show).toHaveAttribute('aria-busy', 'true');
  expect(router.state.location.search).toBe('?sort=name');
  await waitFor(() => expect(router.state.location.search).toBe('?category=toys&min=5&sort=name'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?sort=name');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Back and the cross close the sheet and change nothing', async () => {
  const { router } = renderApp('/');
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('checkbox', { name: 'Toys' }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const again = await openSheet();
  expect(again.inSheet.getByRole('checkbox', { name: 'Toys' })).not.toBeChecked();
  await userEvent.click(again.inSheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('');
});

test('RESET FILTERS in the sheet removes all filters and closes it', async () => {
  const { router } = renderApp('/?category=toys');
  const { inSheet } = await openSheet();
  await userEvent.click(inSheet.getByRole('button', { name: 'RESET FILTERS' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an own price range stands beside the fixed ones and replaces them', async () => {
  const { router } = renderApp('/?price=1');
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Min $' }), '30');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Max $' }), '9.5{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?min=9.5&max=30'));
  expect(screen.getByRole('radio', { name: '$20 to $39' })).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'Remove filter $9.5 – $30' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '$0 to $19' }));
  await waitFor(() => expect(router.state.location.search).toBe('?price=0'));
  expect(screen.getByRole('spinbutton', { name: 'Min $' })).toHaveValue(null);
});

test('categories without a match are last, unless chosen', async () => {
  renderApp('/');
  const names = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  await waitFor(() => expect(names()[0]).toBe('toys'));
});

test('an empty list says which filter excludes everything, and removes it', async () => {
  const { router } = renderApp('/?category=toys&max=6&stock=in');
  expect(await screen.findByText('“Up to $6” excludes everything.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Remove Up to $6 (3)' }));
  await waitFor(() => expect(router.state.location.search).toBe('?category=toys&stock=in'));
});

test('while one chooses, no category leaves its place', async () => {
  renderApp('/');
  const { inSheet } = await openSheet();
  await inSheet.findByRole('button', { name: 'Show 15 products' });
  const names = () => inSheet.getAllByRole('checkbox').map((box) => box.getAttribute('value'));
  const before = names();
  expect(before[0]).toBe('toys');
  await userEvent.type(inSheet.getByRole('spinbutton', { name: 'Min $' }), '5');
  await inSheet.findByRole('button', { name: 'Show 1 product' });
  expect(names()).toEqual(before);
});
