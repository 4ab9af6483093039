import type { Browser, BrowserContext, Page } from '@playwright/test';
import { endpoints, type Credentials, type Product, type Session } from '@shop/shared';
import sharp from 'sharp';
import { ApiClient } from '@shop/test-shop/client/api-client';
import type { Screen } from './screens.js';

export interface Shot {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
  /** Path of the WebP file. */
  file: string;
}

/** Takes screenshots of a running shop. */
export class Photographer {
  private readonly api: ApiClient;
  private readonly sessions = new Map<Credentials, Session>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly wholePage: boolean,
  ) {
    this.api = new ApiClient(origin);
  }

  async take(screen: Screen, { theme, viewport, file }: Shot): Promise<void> {
    const { path, visitor, cart, whileLoading, act } = screen;
    const context = await this.browser.newContext({
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
    });
    if (visitor) await store(context, 'auth', await this.sessionOf(visitor));
    if (cart) await store(context, 'cart', await this.productsOf(cart));
    const page = await context.newPage();
    await page.goto(this.origin + path, { waitUntil: whileLoading ? 'load' : 'networkidle' });
    await page.getByRole('main').getByText(/\S/).first().waitFor();
    if (!whileLoading) await loaded(page);
    await act?.(page);
    if (!whileLoading) await loaded(page);
    const picture = await page.screenshot({ fullPage: this.wholePage, animations: 'disabled' });
    await sharp(picture).webp({ quality: 72, effort: 6 }).toFile(file);
    await context.close();
  }

  private async sessionOf(visitor: Credentials): Promise<Session> {
    const session = this.sessions.get(visitor) ?? (await this.api.session(visitor));
    this.sessions.set(visitor, session);
    return session;
  }

  private productsOf(slugs: readonly string[]): Promise<Product[]> {
    return Promise.all(
      slugs.map(
        async (slug) => (await this.api.call(endpoints.getProduct, { params: { slug } })).product,
      ),
    );
  }
}

/** Waits until nothing stands for something that is still to come. */
async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[class*=skeleton], [class*=spinner]'));
}

/** Puts a value into the browser's storage, where the pages look for it. */
async function store(context: BrowserContext, key: string, value: unknown): Promise<void> {
  await context.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
}
