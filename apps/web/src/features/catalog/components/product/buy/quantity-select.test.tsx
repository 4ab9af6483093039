import { endpoints } from '@shop/shared';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { buildProduct } from '../../../../../testing/factories';
import { on, server } from '../../../../../testing/handlers';
import { renderApp } from '../../../../../testing/render-app';
import { AddToCartButton, cartStore } from '../../../../cart';
import { QuantitySelect } from './quantity-select';

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

const lamp = buildProduct({ name: 'Desk Lamp', quantity: 24 });

/** Hydrated apart from its page, as a product is. */
function Offer() {
  return (
    <Suspense>
      <Choice />
    </Suspense>
  );
}

function Choice() {
  const [pieces, setPieces] = useState(1);
  return (
    <>
      <QuantitySelect available={24} pieces={pieces} onChange={setPieces} />
      <AddToCartButton product={lamp} pieces={pieces} />
    </>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('what was chosen before the script is there is what a click right after it adds', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Offer />);
  document.body.append(container);
  screen.getByRole<HTMLSelectElement>('combobox').value = '2';
  const root = hydrateRoot(container, <Offer />);
  // React hydrates what is clicked at once, and then passes on the click.
  screen.getByRole('button', { name: 'ADD TO CART' }).click();
  expect(cartStore.get()).toHaveLength(2);
  root.unmount();
});
