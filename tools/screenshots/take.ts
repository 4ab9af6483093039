// Takes the screenshots in docs/screenshots of a running demo shop; see the README beside this file.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@shop/test-shop/lib/chromium';
import { Photographer } from './photographer.js';
import { setUpPrices } from './prices.js';
import { PRICED_SCREENS, SCREENS, type Screen } from './screens.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/screenshots/', import.meta.url)),
    },
    only: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});
const origin = positionals[0] ?? 'http://localhost:8080';
const VIEWPORTS = [
  { width: 1366, height: 900 },
  { width: 375, height: 812 },
];

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const photographer = new Photographer(browser, origin, options.whole);
await takeAll(SCREENS);
await setUpPrices(origin);
await takeAll(PRICED_SCREENS);
await browser.close();

async function takeAll(screens: readonly Screen[]): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await mkdir(path.join(options.to, theme), { recursive: true });
    for (const viewport of VIEWPORTS) {
      for (const screen of screens.filter(({ name }) => name.startsWith(options.only))) {
        const file = path.join(options.to, theme, `${screen.name}-${viewport.width}.webp`);
        await photographer.take(screen, { theme, viewport, file });
      }
    }
  }
}
