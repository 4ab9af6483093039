import { expect, it } from 'vitest';
import { pageBegun, pageMeant } from './shop-pages.js';

it.each([
  ['returns', 'returns'],
  ['How do I return an item?', 'returns'],
  ['return policy', 'returns'],
  ['free delivery', 'delivery'],
  ['shipping costs', 'delivery'],
  ['Opening hours', 'contact'],
  ['phone number', 'contact'],
  ['privacy policy', 'policy'],
  ['terms and conditions', 'terms'],
  ['invoice', 'orders'],
  ['Where is my order?', 'orders'],
  ['forgot password', 'forgotPassword'],
  ['about us', 'about'],
  ['do you ship to Germany', 'delivery'],
  ['next day delivery', 'delivery'],
  ['warranty', 'returns'],
  ['terms of sale', 'terms'],
  ['when will it arrive', 'delivery'],
  ['lost parcel', 'orders'],
  ['has my order shipped', 'orders'],
  ['how do I pay', 'cart'],
  ['who runs this shop', 'about'],
  ['can I change my mind', 'returns'],
  ['track my package', 'orders'],
  ['paypal', 'terms'],
  ['klarna', 'terms'],
  ['payment methods', 'terms'],
  ['how do I pay with paypal', 'terms'],
  ['discount code', 'contact'],
  ['#1001', 'orders'],
  ['order 1001', 'orders'],
  ['Order #1001', 'orders'],
  ['order number 1001', 'orders'],
  ['where is my order 1001', 'orders'],
  ['return order 1001', 'returns'],
  ['store near me', 'contact'],
  ['size guide', 'contact'],
  ['closed', 'contact'],
  ['gift card', 'contact'],
  ['voucher', 'contact'],
  ['new', 'newest'],
  ["what's new", 'newest'],
  ['new arrivals', 'newest'],
  ['best seller', 'bestSelling'],
  ['best sellers', 'bestSelling'],
  ['cheapest', 'cheapest'],
])('%s is about the page %s', (text, page) => {
  expect(pageMeant(text)).toBe(page);
});

it.each([
  'phone',
  'cookie jar',
  'delivery van toy',
  'return bicycle bell',
  'policy',
  'new shoes',
  'cheap phone',
  'popular novel',
  'parcel tape',
  'credit card holder',
  'mouse',
  '1001',
  'order 1001 nights',
  '',
  '灯',
])('%s is about no page', (text) => {
  expect(pageMeant(text)).toBeUndefined();
});

it.each([
  ['ret', 'returns'],
  ['how do i ret', 'returns'],
  ['deli', 'delivery'],
  ['delivery', 'delivery'],
  ['cont', 'contact'],
  ['track my par', 'orders'],
])('“%s” begins the name of the page %s', (text, page) => {
  expect(pageBegun(text, 3)).toBe(page);
});

it.each(['re', 'lamp', 'red ret', 'for', 'ret '])('“%s” begins the name of no page', (text) => {
  expect(pageBegun(text, 3)).toBeUndefined();
});
