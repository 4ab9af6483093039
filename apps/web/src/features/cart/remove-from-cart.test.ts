import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { putIntoCart, cartStore } from './cart-store';
import { removeFromCart } from './remove-from-cart';

function fillCart(pieces: number) {
  const cart = Array.from({ length: pieces }, () => buildProduct());
  for (const product of cart) putIntoCart(product);
  return cart;
}

test.each([
  [[0], [0]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [3, 1, 0, 0],
    [2, 0, 3, 1],
  ],
])('products removed at %j and put back in the order %j are where they were', (places, order) => {
  const cart = fillCart(4);
  const putBack = places.map((place) => removeFromCart(cartStore.get()[place]?._id ?? ''));
  for (const which of order) putBack[which]?.();
  expect(cartStore.get()).toEqual(cart);
});

test('all pieces of a product go, and come back in its place', () => {
  const [lamp, chair, sofa] = fillCart(3);
  if (!lamp || !chair || !sofa) throw new Error('The cart is not filled');
  putIntoCart(chair);
  const putBack = removeFromCart(chair._id);
  expect(cartStore.get()).toEqual([lamp, sofa]);
  putBack();
  expect(cartStore.get()).toEqual([lamp, chair, chair, sofa]);
});

test('a product is put back only once, even into a cart that was emptied since', () => {
  const [, lamp] = fillCart(2);
  if (!lamp) throw new Error('The cart is not filled');
  const putBack = removeFromCart(lamp._id);
  cartStore.clear();
  putBack();
  putBack();
  expect(cartStore.get()).toEqual([lamp]);
});
