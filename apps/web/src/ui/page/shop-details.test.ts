import { DEMO_SHOP_DETAILS, SHOP_DETAILS_ELEMENT } from '@shop/shared';
import { expect, test } from 'vitest';
import { readShopDetails } from './shop-details';

function pageWith(head: string): Document {
  return new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html');
}

test('the owner’s details come with the page', () => {
  const details = { ...DEMO_SHOP_DETAILS, name: 'A & B', email: 'hi@a.example' };
  const element = `<script type="application/json" id="${SHOP_DETAILS_ELEMENT}">${JSON.stringify(details)}</script>`;
  expect(readShopDetails(pageWith(element))).toEqual(details);
});

test('a time zone that the browser does not know is replaced', () => {
  const details = { ...DEMO_SHOP_DETAILS, timeZone: 'Mars/Olympus' };
  const element = `<script type="application/json" id="${SHOP_DETAILS_ELEMENT}">${JSON.stringify(details)}</script>`;
  expect(readShopDetails(pageWith(element)).timeZone).toBe('UTC');
});

test('without any, the demo’s are used', () => {
  expect(readShopDetails(pageWith('')).email).toBe('help@shop.test');
});
