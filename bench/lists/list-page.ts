import type { Page } from '@playwright/test';
import { median, timed } from '@shop/test-shop/lib/statistics';
import type { List } from './lists.js';

const RUNS = 5;

/** Measures how soon a list shows rows: opened by URL as a full page load, and reached through the menu. */
export async function measureList(page: Page, { name, path, rows }: List): Promise<void> {
  const first = page.locator(rows).first();
  const loaded: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const ms = await timed(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await first.waitFor();
    });
    loaded.push(ms);
  }
  const reached: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('/dashboard/admin');
    await page.waitForLoadState('networkidle');
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    const ms = await timed(async () => {
      await menu.getByText(name).last().click();
      await first.waitFor();
    });
    reached.push(ms);
  }
  const column = (taken: number[]) => String(Math.round(median(taken))).padStart(6);
  console.log(`${column(loaded)} ms  ${name}: first rows, loaded by the address`);
  console.log(`${column(reached)} ms  ${name}: first rows, reached through the menu`);
}
