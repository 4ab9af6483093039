import type { Page } from '@playwright/test';
import { pdfPages } from '@shop/test-shop/client/pdf-pages';
import { expect } from './walk.js';

/** The sizes of paper that documents fit. */
export const SHEETS = ['A4', 'Letter'] as const;

/** Prints the page, and checks what holds for every sheet on either paper size. @returns the text of each sheet */
export async function printed(page: Page, format: (typeof SHEETS)[number]): Promise<string[]> {
  const pages = await pdfPages(await page.pdf({ format }));
  const all = pages.join(' ');
  for (const unwanted of ['Admin Panel', 'Dashboard', 'Search', 'Print', 'All Right Reserved'])
    expect(all).not.toContain(unwanted);
  expect(pages).not.toContain('');
  return pages;
}
