import { endpoints, STORAGE_KEYS } from '@shop/shared';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildShirt } from '../../../testing/factories';
import { on, server } from '../../../testing/handlers';
import { renderApp } from '../../../testing/render-app';

const shirt = buildShirt();
const [, , blue] = shirt.variants ?? [];

/** The shirt as lists have it. */
function buildListedShirt() {
  const listed = { ...shirt };
  delete listed.variants;
  return listed;
}

const storedCart = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '[]') as unknown[];
const page = async () => within(await screen.findByRole('article'));

beforeEach(() => {
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product: shirt })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
});

test('the page begins with the lowest price and nothing chosen', async () => {
  renderApp('/product/shirt');
  const product = await page();
  expect(product.getByText('from')).toHaveTextContent('from $12.00');
  expect(product.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  for (const radio of product.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

test('price, stock, SKU and address follow what is chosen', async () => {
  const { router } = renderApp('/product/shirt');
  const product = await page();
  await userEvent.click(product.getByRole('radio', { name: 'M' }));
  await userEvent.click(product.getByRole('radio', { name: 'Red' }));
  expect(product.getByText('SHIRT-M-RED')).toBeVisible();
  await userEvent.click(product.getByRole('radio', { name: /^Blue/ }));
  expect(product.getByText('$15.00')).toBeVisible();
  expect(product.getAllByText('Only 2 left')).not.toHaveLength(0);
  expect(router.state.location.search).toBe(`?variant=${blue?._id}`);
});

test('the bar with the button names what is chosen', async () => {
  renderApp(`/product/shirt?variant=${blue?._id}`);
  const product = await page();
  const button = product.getByRole('button', { name: 'ADD TO CART' });
  expect(button.closest<HTMLElement>('[data-name]')?.dataset.variant).toBe('M / Blue');
});

test('the page stays where it is when a variant is chosen', async () => {
  const { router } = renderApp('/product/shirt');
  const product = await page();
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(product.getByRole('radio', { name: 'M' }));
  await userEvent.click(product.getByRole('radio', { name: /^Blue/ }));
  expect(router.state.location.search).toBe(`?variant=${blue?._id}`);
  expect(moved).not.toHaveBeenCalled();
});

test('an address with a variant opens it', async () => {
  renderApp(`/product/shirt?variant=${blue?._id}`);
  const product = await page();
  expect(product.getByRole('radio', { name: /^Blue/ })).toBeChecked();
  expect(product.getByText('$15.00')).toBeVisible();
});

test('what is sold out or not made says so and stays reachable', async () => {
  renderApp('/product/shirt');
  const product = await page();
  await userEvent.click(product.getByRole('radio', { name: /^S/ }));
  await userEvent.click(product.getByRole('radio', { name: 'Blue, not available' }));
  expect(product.getByText('S / Blue is not available')).toBeVisible();
  expect(product.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
  await userEvent.click(product.getByRole('radio', { name: 'Red, sold out' }));
  expect(product.getByText('S / Red is sold out')).toBeVisible();
  expect(product.getByRole('button', { name: 'ADD TO CART' })).toBeDisabled();
});

test('ADD TO CART asks for what is not chosen, and moves the focus there', async () => {
  renderApp('/product/shirt');
  const product = await page();
  await userEvent.click(product.getByRole('radio', { name: 'M' }));
  await userEvent.click(product.getByRole('button', { name: 'ADD TO CART' }));
  const group = product.getByRole('radiogroup', { name: 'Color' });
  expect(group).toHaveAccessibleDescription('Choose Color');
  expect(within(group).getByRole('radio', { name: 'Red' })).toHaveFocus();
  expect(storedCart()).toEqual([]);
});

test('the cart gets the product as lists have it, with the chosen variant beside', async () => {
  renderApp(`/product/shirt?variant=${blue?._id}`);
  const product = await page();
  await userEvent.click(product.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  const listed = buildListedShirt();
  const { _id, sku, price, quantity, photo } = blue ?? {};
  expect(storedCart()).toEqual([
    { ...listed, variant: { _id, name: 'M / Blue', sku, price, quantity, photo } },
  ]);
});

test('ADD TO CART on a card asks which one, and adds nothing before', async () => {
  const listed = buildListedShirt();
  server.use(
    on(endpoints.listProductPage).answer(() => ({ success: true, products: [listed], total: 1 })),
  );
  renderApp('/');
  const card = within(await screen.findByRole('article', { name: 'Shirt' }));
  expect(card.getByText('from')).toHaveTextContent('from $12.00');
  expect(card.getByText('2 choices of Size, 2 of Color')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'ADD TO CART' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Shirt' }));
  expect(storedCart()).toEqual([]);
  await userEvent.click(await dialog.findByRole('radio', { name: 'M' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Red' }));
  await userEvent.click(dialog.getByRole('button', { name: 'ADD TO CART' }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ variant: { name: 'M / Red' } }]));
  expect(screen.queryByRole('dialog', { name: 'Shirt' })).not.toBeInTheDocument();
});
