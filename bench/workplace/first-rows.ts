import type { Page } from '@playwright/test';
import { median } from '@shop/test-shop/lib/statistics';
import { recordTap } from '../taps/record-tap.js';

const RUNS = 5;
/** Milliseconds from the press, as the page notices it, until the first row is painted. */
const GOAL = 400;

/** The entries of the menu, and what their rows name. */
const LISTS: Readonly<Record<string, string>> = {
  Orders: 'main a[href^="/dashboard/admin/orders/"]',
  Products: 'main a[href^="/dashboard/admin/products/"]',
  Customers: 'main a[href^="/dashboard/admin/customers/"]',
  'Prices and stock': 'main input',
  Returns: 'main a[href^="/dashboard/admin/orders/"]',
  Tasks: 'main tbody tr',
  Changes: 'main tbody tr',
};

/** How soon the lists show their first rows after a press in the menu of the dashboard. */
export async function measureRows(page: Page) {
  const table: Record<string, { ms: number; goal: number }> = {};
  // tsx marks the names of functions, also of those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  for (const [name, rows] of Object.entries(LISTS)) {
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto('/dashboard/admin');
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
