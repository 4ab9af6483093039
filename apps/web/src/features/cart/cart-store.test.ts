import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/factories';
import { cartStore, putIntoCart } from './cart-store';
import { removeOrdered, setPieces, updateCartPrice } from './change-cart';

test('products are stored whole, in the order they were added [S3.6]', () => {
  const [lamp, chair] = [buildProduct({ name: 'Lamp' }), buildProduct({ name: 'Chair' })];
  putIntoCart(lamp);
  putIntoCart(chair);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([lamp, chair]);
  expect(cartStore.get()).toEqual([lamp, chair]);
});

test('a product added twice is in the cart twice [R20]', () => {
  const [lamp, chair] = [buildProduct(), buildProduct()];
  for (const product of [lamp, chair, lamp]) putIntoCart(product);
  expect(cartStore.get()).toEqual([lamp, chair, lamp]);
});

test('more pieces are copies of the newest entry, and the newest entries are the first to go', () => {
  const chair = buildProduct();
  const lamp = buildProduct({ price: 20 });
  const dearerLamp = { ...lamp, price: 24.5 };
  for (const product of [lamp, chair, dearerLamp]) putIntoCart(product);
  setPieces(lamp._id, 4);
  expect(cartStore.get()).toEqual([lamp, chair, dearerLamp, dearerLamp, dearerLamp]);
  setPieces(lamp._id, 1);
  expect(cartStore.get()).toEqual([lamp, chair]);
});

test('a cart without its last piece is not stored, and a product that is not in it gets no pieces', () => {
  const lamp = buildProduct();
  putIntoCart(lamp);
  setPieces(buildProduct()._id, 2);
  expect(cartStore.get()).toEqual([lamp]);
  setPieces(lamp._id, 0);
  expect(localStorage.getItem('cart')).toBeNull();
});

test('a new price reaches every stored copy of its product', () => {
  const [lamp, chair] = [buildProduct({ price: 20 }), buildProduct({ price: 50 })];
  for (const product of [lamp, chair, lamp]) putIntoCart(product);
  updateCartPrice(lamp._id, 24.5);
  expect(cartStore.get().map(({ price }) => price)).toEqual([24.5, 50, 24.5]);
});

test('only ordered pieces are removed, and the stored entry with the last one', () => {
  const [lamp, chair] = [buildProduct(), buildProduct()];
  for (const product of [lamp, chair, lamp, lamp]) putIntoCart(product);
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
