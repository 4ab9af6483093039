import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect } from '../walk.js';

/** A column of the grid, by the start of its fields' labels. */
export type Column = 'Price' | 'Stock';

/** What somebody does in one row. */
export interface Entry {
  /** Texts typed into the row one after the other; each is saved with Enter before the next is typed. */
  texts: readonly string[];
  /** Starts once the first letter of the last text is typed, and is over before it is saved. */
  meanwhile?: () => Promise<unknown>;
}

/** The grid of prices and stock, as somebody at the keyboard uses it. */
export function gridOn(page: Page) {
  const fields = (column: Column) => page.getByLabel(new RegExp(`^${column} of `));

  return {
    fields,
    field: (column: Column, name: string) => page.getByLabel(new RegExp(`^${column} of ${name}`)),
    /** What follows the last row. */
    end: page.getByText('End of this page'),
    row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),

    /**
     * Types down a column from its first row, without waiting for anything but the pace.
     * @param pace milliseconds between keys
     */
    async typeDown(column: Column, entries: readonly Entry[], pace: number) {
      await fields(column).first().click();
      await page.keyboard.press('ControlOrMeta+A');
      for (const { texts, meanwhile } of entries) {
        for (const [index, text] of texts.entries()) {
          if (index > 0) await page.keyboard.press('ArrowUp');
          await page.keyboard.type(text.slice(0, 1), { delay: pace });
          const beside = index === texts.length - 1 ? meanwhile?.() : undefined;
          await page.keyboard.type(text.slice(1), { delay: pace });
          await beside;
          await page.keyboard.press('Enter');
          await wait(pace);
        }
      }
    },

    /** Waits until nothing is being saved. */
    async settle() {
      await expect(page.getByRole('button', { name: /^Saving/ })).toHaveCount(0);
    },
  };
}
