import { endpoints } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buildProduct } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { cartStore } from '../../../../cart';

async function open(quantity: number, inCart = 0) {
  const product = buildProduct({ name: 'Desk Lamp', slug: 'desk-lamp', quantity });
  server.use(
    on(endpoints.getProduct).answer(() => ({ success: true, product })),
    on(endpoints.listSimilarProducts).answer(() => ({ success: true, products: [] })),
  );
  renderApp('/product/desk-lamp', { cart: Array(inCart).fill(product) });
  return within(await screen.findByRole('article'));
}

const choices = (page: Awaited<ReturnType<typeof open>>) =>
  page.getAllByRole('option').map(({ textContent }) => textContent);

test('the chosen number of pieces is added to the cart', async () => {
  const page = await open(24);
  expect(choices(page)).toHaveLength(10);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Quantity' }), '3');
  await userEvent.click(page.getByRole('button', { name: 'ADD TO CART' }));
  expect(cartStore.get().map(({ name }) => name)).toEqual(['Desk Lamp', 'Desk Lamp', 'Desk Lamp']);
});

test('no more can be chosen than there are, nor added than are not yet in the cart', async () => {
  const page = await open(4, 2);
  expect(choices(page)).toEqual(['1', '2', '3', '4']);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Quantity' }), '4');
  await userEvent.click(page.getByRole('button', { name: 'ADD TO CART' }));
  expect(cartStore.get()).toHaveLength(4);
});

test.each([0, 1])('with %i in stock there is nothing to choose', async (quantity) => {
  const page = await open(quantity);
  expect(page.queryByRole('combobox')).not.toBeInTheDocument();
});
