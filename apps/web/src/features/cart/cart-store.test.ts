import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { addToCart, cartStore, removeFromCart, removeOrdered, updateCartPrice } from './cart-store';

test('products are stored whole, in the order they were added [S3.6]', () => {
  const [lamp, chair] = [buildProduct({ name: 'Lamp' }), buildProduct({ name: 'Chair' })];
  addToCart(lamp);
  addToCart(chair);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([lamp, chair]);
  expect(cartStore.get()).toEqual([lamp, chair]);
});

test('a product added twice is in the cart twice, and is removed one at a time, by position [R20]', () => {
  const [lamp, chair] = [buildProduct(), buildProduct()];
  addToCart(lamp);
  addToCart(chair);
  addToCart(lamp);
  removeFromCart(0);
  expect(cartStore.get()).toEqual([chair, lamp]);
  removeFromCart(1);
  expect(cartStore.get()).toEqual([chair]);
});

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
])('items removed at %j and put back in the order %j are where they were', (places, order) => {
  const cart = Array.from({ length: 4 }, () => buildProduct());
  for (const product of cart) addToCart(product);
  const putBack = places.map((place) => removeFromCart(place));
  for (const which of order) putBack[which]?.();
  expect(cartStore.get()).toEqual(cart);
});

test('an item is put back only once, even into a cart that was emptied since', () => {
  const lamp = buildProduct();
  addToCart(buildProduct());
  addToCart(lamp);
  const putBack = removeFromCart(1);
  cartStore.clear();
  putBack();
  putBack();
  expect(cartStore.get()).toEqual([lamp]);
});

test('a new price reaches every stored copy of its product', () => {
  const [lamp, chair] = [buildProduct({ price: 20 }), buildProduct({ price: 50 })];
  for (const product of [lamp, chair, lamp]) addToCart(product);
  updateCartPrice(lamp._id, 24.5);
  expect(cartStore.get().map(({ price }) => price)).toEqual([24.5, 50, 24.5]);
});

test('only ordered pieces are removed, and the stored entry with the last one', () => {
  const [lamp, chair] = [buildProduct(), buildProduct()];
  for (const product of [lamp, chair, lamp, lamp]) addToCart(product);
  removeOrdered([{ product: lamp._id, quantity: 2 }]);
  expect(cartStore.get()).toEqual([chair, lamp]);
  removeOrdered([chair, lamp].map(({ _id }) => ({ product: _id, quantity: 1 })));
  expect(localStorage.getItem('cart')).toBeNull();
});

test.each(['nonsense', '{}', '"text"', 'null'])('a corrupt entry (%s) is an empty cart', (text) => {
  localStorage.setItem('cart', text);
  expect(cartStore.get()).toEqual([]);
});

test('an invalid item is left out, an old one that lacks details is kept', () => {
  const { _id, name, slug, price } = buildProduct({ name: 'Lamp' });
  localStorage.setItem(
    'cart',
    JSON.stringify([{ price: 'free' }, buildProduct({ price: -5 }), { _id, name, slug, price }, 7]),
  );
  expect(cartStore.get()).toMatchObject([{ _id, name: 'Lamp', price, photo: null }]);
});
