import type { Page } from '@playwright/test';
import { median } from '@shop/test-shop/lib/statistics';
import { recordTap } from '../taps/record-tap.js';

const RUNS = 5;
/** Milliseconds from the press, as the page notices it, until the first row is painted. */
const GOAL = 400;

/** The entries of the menu, and the rows that they lead to. The boxes above a list, which come first, are none. */
const LISTS: Readonly<Record<string, string>> = {
  Orders: 'main article',
  Products: 'main li[data-row]',
  'Prices and stock': 'main li form input',
  'Product details': 'main li form input',
  Users: 'main tbody tr',
  Customers: 'main tbody tr',
  Returns: 'main tbody tr',
  Promotions: 'main tbody tr',
  Tasks: 'main tbody tr',
  Changes: 'main tbody tr',
};

/** Where each press begins: nothing of the page that it leads to is there. */
const START = '/dashboard/admin/taxes';

const DASHBOARD = { entry: 'Admin Panel', figures: 'main section[aria-label="Figures"] a' };

/** How soon lists show their first rows, and the dashboard its figures, after a press in the menu. */
export async function measureRows(page: Page) {
  const table: Record<string, { ms: number; goal: number }> = {};
  // tsx marks the names of functions, also of those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  const measured = { ...LISTS, [DASHBOARD.entry]: DASHBOARD.figures };
  for (const [name, rows] of Object.entries(measured)) {
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto(START);
      await page.waitForLoadState('networkidle');
      const menu = page.getByRole('navigation', { name: 'Admin Panel' });
      const entry = menu.getByRole('link', { name, exact: true });
      // The last entries are below the edge of the window.
      await entry.scrollIntoViewIfNeeded();
      await page.evaluate(recordTap, { selector: rows });
      await entry.click();
      await page.waitForFunction(() => !Number.isNaN(window.seenOfTap?.shell));
      taken.push(await page.evaluate(() => window.seenOfTap?.shell ?? NaN));
    }
    table[`${name}, first rows`] = { ms: median(taken), goal: GOAL };
  }
  return table;
}
