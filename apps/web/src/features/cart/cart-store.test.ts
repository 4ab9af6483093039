import { expect, test } from 'vitest';
import { aProduct } from '../../testing/factories';
import { addToCart, cartStore, emptyCart } from './cart-store';

test('products are stored whole, in the order they were added', () => {
  const [lamp, chair] = [aProduct({ name: 'Lamp' }), aProduct({ name: 'Chair' })];
  addToCart(lamp);
  addToCart(chair);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual([lamp, chair]);
  expect(cartStore.get()).toEqual([lamp, chair]);
});

test('the same product twice stands twice', () => {
  const lamp = aProduct();
  addToCart(lamp);
  addToCart(lamp);
  expect(cartStore.get()).toEqual([lamp, lamp]);
});

test('emptying removes the stored entry', () => {
  addToCart(aProduct());
  emptyCart();
  expect(localStorage.getItem('cart')).toBeNull();
});

test.each(['nonsense', '{}', '"text"', 'null'])('a corrupt entry (%s) is an empty cart', (text) => {
  localStorage.setItem('cart', text);
  expect(cartStore.get()).toEqual([]);
});

test('an item that makes no sense is left out, an old one that lacks details is kept', () => {
  const { _id, name, slug, price } = aProduct({ name: 'Lamp' });
  localStorage.setItem('cart', JSON.stringify([{ price: 'free' }, { _id, name, slug, price }, 7]));
  expect(cartStore.get()).toMatchObject([{ _id, name: 'Lamp', price, photo: null }]);
});
