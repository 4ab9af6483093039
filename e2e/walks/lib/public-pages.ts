import type { Page } from '@playwright/test';
import { PAGE_DATA_ELEMENT } from '@shop/shared';
import { expect } from './walk.js';

/** URLs of all pages rendered on the server, each with a text that proves that it is complete. */
export const PUBLIC_PAGES = [
  ['/', 'All Products'],
  ['/?category=music&price=5&sort=price', 'All Products'],
  ['/?page=2', 'All Products'],
  ['/product/walnut-chair', 'Walnut Chair'],
  ['/categories', 'All Categories'],
  ['/category/music', 'Music'],
  ['/category/music?sort=name', 'Music'],
  ['/search', 'Search Results'],
  ['/search?q=chair', 'Search Results'],
  ['/search?q=nothing-like-this', 'Search Results'],
  ['/cart', 'Hello Guest'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/policy', 'Privacy Policy'],
  ['/delivery', 'Delivery'],
  ['/returns', 'Returns'],
  ['/terms', 'Terms'],
  ['/imprint', 'Imprint'],
  ['/login', 'Login'],
  ['/login?next=%2Fcart', 'Login'],
  ['/register', 'Register'],
  ['/forgot-password', 'RESET PAAWORD'],
] as const;

/** Not-found pages, with status 404. */
export const MISSING_PAGES = ['/product/nothing', '/category/nothing', '/nothing/at/all'] as const;

/**
 * A shop that has just started may be late with its first pages, and send them without content.
 * @returns the HTML of the page
 */
export async function expectRendered(page: Page, address: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await page.request.get(address)).text()))
    .toContain(PAGE_DATA_ELEMENT);
  return html;
}
