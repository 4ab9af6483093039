import { endpoints } from '@shop/shared';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';
import { serveCatalog } from '../../../testing/serve-catalog';

let shop: ReturnType<typeof serveCatalog>;

beforeEach(() => {
  shop = serveCatalog();
});

function cards() {
  return screen.queryAllByRole('article');
}

test('filters narrow the list and are kept in the address [S4.3]', async () => {
  const { router } = renderApp('/');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Toys' }));
  await userEvent.click(screen.getByRole('radio', { name: '$20 to $39' }));
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  await waitFor(() =>
    expect(shop.filterCalls.at(-1)).toEqual({ checked: [shop.toys._id], radio: [20, 39], page: 1 }),
  );
  expect(router.state.location.search).toBe('?category=toys&price=1');
});

test('choices that follow each other before the page has changed add up', async () => {
  const { router } = renderApp('/');
  const toys = await screen.findByRole('checkbox', { name: 'Toys' });
  act(() => {
    toys.click();
    screen.getByRole('radio', { name: '$20 to $39' }).click();
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'name' } });
  });
  await waitFor(() =>
    expect(router.state.location.search).toBe('?category=toys&price=1&sort=name'),
  );
  expect(toys).toBeChecked();
});

test('filters in the address are there on arrival, and RESET FILTERS brings all products back [S4.3]', async () => {
  const { router } = renderApp('/?category=toys&price=5');
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  expect(await screen.findByRole('checkbox', { name: 'Toys' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '$100 to more' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'RESET FILTERS' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('radio', { name: '$100 to more' })).not.toBeChecked();
});

test('each active filter is shown above the list and can be removed there', async () => {
  const { router } = renderApp('/?category=toys&price=1');
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  await userEvent.click(await chips.findByRole('link', { name: 'Remove filter Toys' }));
  await waitFor(() => expect(router.state.location.search).toBe('?price=1'));
  expect(screen.getByRole('heading', { name: 'All Products' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: 'Toys' })).not.toBeChecked();
  await userEvent.click(chips.getByRole('link', { name: 'Remove filter $20 to $39' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
});

test('the sort order applies to filtered lists and is kept in the address', async () => {
  const orders: (string | null)[] = [];
  server.use(
    on(endpoints.listProductPage).answer(({ request }) => {
      orders.push(new URL(request.url).searchParams.get('sort'));
      return shop.page(1);
    }),
  );
  const { router } = renderApp('/');
  await userEvent.selectOptions(await screen.findByLabelText('Sort by'), 'Price: high to low');
  await waitFor(() => expect(orders.at(-1)).toBe('price-desc'));
  expect(router.state.location.search).toBe('?sort=price-desc');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Toys' }));
  await waitFor(() =>
    expect(shop.filterCalls.at(-1)).toEqual({
      checked: [shop.toys._id],
      radio: [],
      page: 1,
      sort: 'price-desc',
    }),
  );
  expect(router.state.location.search).toBe('?category=toys&sort=price-desc');
});

test('another order of the same products is a list of new cards, so that none moves', async () => {
  renderApp('/');
  const [before] = await screen.findAllByRole('article');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price: high to low');
  await waitFor(() => expect(before).not.toBeInTheDocument());
  expect(cards()).toHaveLength(12);
});

test('RESET FILTERS requests only the unfiltered list, and scrolls to the top [S2.11]', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderApp('/?category=toys');
  expect(await screen.findByRole('article', { name: 'Kite' })).toBeVisible();
  scrollTo.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'RESET FILTERS' }));
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(shop.filterCalls).toHaveLength(1);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});
