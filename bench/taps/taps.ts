import type { Locator, Page } from '@playwright/test';
import type { Shell } from './record-tap.js';

interface Prepared {
  /** What the finger touches. */
  target?: Locator;
  /** What the browser's own controls do instead, such as an open list of options; by default Back. */
  act?: () => Promise<unknown>;
  shell: Shell;
}

/** A tap on a page. */
export interface Tap {
  name: string;
  /** The page that is opened. */
  from: string;
  /** Whether the finger comes while the page still loads; by default it waits until nothing is under way. */
  isEarly?: boolean;
  /** Does what comes before the tap. */
  prepare: (page: Page, quiet: () => Promise<void>) => Promise<Prepared>;
}

const HEADING = { selector: 'main h1' };

async function openMenu(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: 'Menu' }).tap();
}

/** React marks the elements that it owns. */
async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > *') ?? {}).some((key) => key.startsWith('__react')),
  );
}

async function search(page: Page, words: string) {
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search' }).fill(words);
  return {
    target: page.getByRole('search').getByRole('button', { name: 'Search' }),
    shell: HEADING,
  };
}

async function addToCart(page: Page) {
  await hydrated(page);
  return page.getByRole('button', { name: 'ADD TO CART' }).first();
}

export const TAPS: readonly Tap[] = [
  {
    name: 'product',
    from: '/',
    prepare: async (page) => {
      await hydrated(page);
      const card = page.getByRole('article').first();
      const text = (await card.getByRole('heading').textContent()) ?? '';
      return {
        target: card.getByRole('link', { name: 'More Details' }),
        shell: { selector: 'main h1, main [role="status"]', text },
      };
    },
  },
  {
    name: 'category',
    from: '/',
    prepare: async (page) => {
      await openMenu(page);
      return { target: page.getByRole('link', { name: 'Toys' }).first(), shell: HEADING };
    },
  },
  { name: 'search', from: '/', prepare: (page) => search(page, 'lamp') },
  { name: 'search with one result', from: '/', prepare: (page) => search(page, 'walnut chair') },
  {
    name: 'filters',
    from: '/',
    prepare: async (page) => {
      await hydrated(page);
      return {
        target: page.getByRole('button', { name: /^Filters/ }),
        shell: { selector: 'dialog[open]' },
      };
    },
  },
  {
    name: 'filter change',
    from: '/',
    prepare: async (page, quiet) => {
      await hydrated(page);
      await page.getByRole('button', { name: /^Filters/ }).tap();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('checkbox', { name: 'Toys' }).tap();
      await quiet();
      return {
        target: sheet.getByRole('button', { name: /^Show/ }),
        shell: { selector: 'main ul[aria-label="Active filters"] a' },
      };
    },
  },
  {
    name: 'Loadmore',
    from: '/',
    prepare: async (page) => {
      await hydrated(page);
      return {
        target: page.getByRole('button', { name: 'Loadmore' }),
        shell: { selector: 'main button[aria-busy="true"]' },
      };
    },
  },
  {
    name: 'ADD TO CART',
    from: '/',
    prepare: async (page) => ({
      target: await addToCart(page),
      shell: { selector: '[popover]' },
    }),
  },
  {
    // Before the page's script has arrived, which then does what was asked for.
    name: 'early ADD TO CART',
    from: '/',
    isEarly: true,
    prepare: async (page) => {
      const target = page.getByRole('button', { name: 'ADD TO CART' }).first();
      await target.waitFor();
      return { target, shell: { selector: '[popover]' } };
    },
  },
  {
    name: 'ADD TO CART on a product',
    from: '/product/walnut-chair',
    prepare: async (page) => ({
      target: await addToCart(page),
      shell: { selector: '[popover]' },
    }),
  },
  {
    name: 'Sort',
    from: '/',
    prepare: async (page, quiet) => {
      await hydrated(page);
      await quiet();
      const select = page.getByLabel('Sort by');
      return { act: () => select.selectOption('price'), shell: { selector: 'main article' } };
    },
  },
  {
    name: 'suggestion',
    from: '/',
    prepare: async (page) => {
      await hydrated(page);
      await page.getByRole('combobox', { name: 'Search' }).pressSequentially('walnut');
      const target = page.getByRole('option').first();
      await target.waitFor();
      return { target, shell: { selector: 'main h1, main [role="status"]' } };
    },
  },
  {
    name: 'Login',
    from: '/',
    prepare: async (page) => {
      await openMenu(page);
      return { target: page.getByRole('link', { name: 'Login' }).first(), shell: HEADING };
    },
  },
  {
    name: 'cart',
    from: '/',
    prepare: async (page) => {
      await (await addToCart(page)).tap();
      await page.getByRole('button', { name: 'Close' }).first().tap();
      return { target: page.getByRole('link', { name: /^Cart/ }), shell: HEADING };
    },
  },
  {
    name: 'Back',
    from: '/',
    prepare: async (page, quiet) => {
      await hydrated(page);
      await page.getByRole('link', { name: 'More Details' }).first().tap();
      await page.getByRole('heading', { name: 'Similar Products' }).waitFor();
      await quiet();
      return { shell: { selector: 'main article' } };
    },
  },
];
