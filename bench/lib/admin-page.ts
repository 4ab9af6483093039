import { chromium, type Page } from '@playwright/test';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { findChromium } from '@shop/test-shop/lib/chromium';

/** Opens a page of a Chromium in which somebody is signed in already, and closes it afterwards. */
export async function withPageOf(
  session: Awaited<ReturnType<ApiClient['session']>>,
  origin: string,
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, baseURL: origin });
    await page.addInitScript(
      (stored) => localStorage.setItem('auth', JSON.stringify(stored)),
      session,
    );
    await run(page);
  } finally {
    await browser.close();
  }
}
