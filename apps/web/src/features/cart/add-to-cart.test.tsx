import { LIMITS, STORAGE_KEYS } from '@shop/shared';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { loadMessages } from '../../ui/messages/load-messages';
import { Toasts } from '../../ui/messages/toasts';
import { addToCart } from './add-to-cart';
import { cartStore, putIntoCart } from './cart-store';
import { AddToCartButton } from './components/add-to-cart-button';
import { leftText } from './left-text';

beforeAll(loadMessages);

test('as many pieces go in as there are, less those in the cart', () => {
  const [ring, lamp] = [buildProduct({ quantity: 3 }), buildProduct()];
  expect(addToCart(ring)).toBe(1);
  expect(addToCart(lamp)).toBe(1);
  expect(addToCart(ring, 5)).toBe(2);
  expect(addToCart(ring)).toBe(0);
  expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.cart) ?? '')).toEqual([
    ring,
    lamp,
    ring,
    ring,
  ]);
});

test('a cart that holds more than there is since the stock fell is left as it is', () => {
  const ring = buildProduct({ quantity: 1 });
  putIntoCart(ring, 4);
  expect(addToCart(ring)).toBe(0);
  expect(cartStore.get()).toHaveLength(4);
});

test('what another tab has put into the cart counts', () => {
  const ring = buildProduct({ quantity: 2 });
  expect(addToCart(ring)).toBe(1);
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify([ring, ring]));
  expect(addToCart(ring)).toBe(0);
  expect(cartStore.get()).toHaveLength(2);
});

test('no more of one product go in than an order takes', () => {
  expect(addToCart(buildProduct({ quantity: 5_000 }), 2_000)).toBe(LIMITS.orderLineQuantity);
});

test('the third click on a product of which two are left says so, and adds nothing', async () => {
  const ring = buildProduct({ quantity: 2 });
  render(
    <>
      <Toasts />
      <AddToCartButton product={ring} />
    </>,
  );
  const button = screen.getByRole('button', { name: 'ADD TO CART' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(screen.queryByText(/^Only 2 left/)).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText('Only 2 left, and both are in your cart')).toBeInTheDocument();
  expect(screen.queryByText('item added to cart')).not.toBeInTheDocument();
  expect(cartStore.get()).toEqual([ring, ring]);
});

test.each([
  [{ stock: 1, inCart: 1, added: 0 }, 'Only 1 left, and it is in your cart'],
  [{ stock: 5, inCart: 5, added: 0 }, 'Only 5 left, and all 5 are in your cart'],
  [{ stock: 2, inCart: 4, added: 0 }, 'Only 2 left, and 4 are in your cart'],
  [{ stock: 5, inCart: 5, added: 2 }, 'Only 5 left, 2 added, and now all 5 are in your cart'],
  [{ stock: 0, inCart: 0, added: 0 }, 'Sold out'],
  [{ stock: 0, inCart: 3, added: 0 }, 'Sold out, and 3 are in your cart'],
  [{ stock: 5_000, inCart: 1_000, added: 0 }, 'At most 1000 of one product can be ordered'],
])('%j is said as “%s”', (shortage, text) => {
  expect(leftText(shortage)).toBe(text);
});
