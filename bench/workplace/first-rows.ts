import type { Page } from '@playwright/test';
import { median, timed } from '@shop/test-shop/lib/statistics';

const RUNS = 5;
/** Milliseconds from the press to the first row. */
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
  for (const [name, rows] of Object.entries(LISTS)) {
    const taken: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await page.goto('/dashboard/admin');
      await page.waitForLoadState('networkidle');
      const menu = page.getByRole('navigation', { name: 'Admin Panel' });
      const entry = menu.getByRole('link', { name, exact: true });
      // The last entries are below the edge of the window.
      await entry.scrollIntoViewIfNeeded();
      taken.push(
        await timed(async () => {
          await entry.click();
          await page.locator(rows).first().waitFor();
        }),
      );
    }
    table[`${name}, first rows`] = { ms: median(taken), goal: GOAL };
  }
  return table;
}
