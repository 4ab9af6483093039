/**
 * Measures what a tap shows on a slow phone, in a real Chromium: 400 ms, 50 kB/s, a quarter of the CPU.
 *   npm run taps -w bench -- [--runs 3] [--only 'product,back'] [--sources yes] [--other CHECKOUT]
 * With another source checkout, which has to be built, its shop takes turns with this one's. Ends non-zero when a
 * figure of this shop misses its goal.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '@shop/test-shop/lib/chromium';
import { median } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { readOptions } from '../lib/options.js';
import { onSlowPhone } from './slow-phone.js';
import type { Seen } from './record-tap.js';
import { TAPS } from './taps.js';

/** What every tap has to reach. */
const GOALS = { 'first answer, ms': 100, 'shell, ms': 300, 'layout shift': 0.02 } as const;

const options = readOptions({ runs: '3', only: '', sources: 'no', other: '' });
/** The name of the shop of this checkout. */
const OWN = 'this';
const only = options.only.split(',').filter(Boolean);
const taps = TAPS.filter(({ name }) => only.length === 0 || only.includes(name));

interface Measured {
  name: string;
  shop: ShopProcess;
  seen: Map<string, Seen[]>;
}

async function start(name: string, folder: string, checkout?: string): Promise<Measured> {
  const environment = { DATA_DIR: path.join(folder, name), ADMIN_PASSWORD: ADMIN.password };
  const shop = await startShop(environment, undefined, checkout && path.resolve(checkout));
  return { name, shop, seen: new Map() };
}

async function measure(shops: readonly Measured[]): Promise<void> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    for (const tap of taps)
      for (let run = 0; run < Number(options.runs); run += 1)
        for (const { shop, seen } of shops) {
          const one = await onSlowPhone(browser, shop.origin, tap);
          seen.set(tap.name, [...(seen.get(tap.name) ?? []), one]);
        }
  } finally {
    await browser.close();
  }
}

function print({ name, seen }: Measured): void {
  console.log(name);
  const rows = [...seen].map(([tap, all]) => {
    const middle = (read: (one: Seen) => number) => median(all.map(read));
    const figures = {
      'first answer, ms': Math.round(middle(({ answered }) => answered)),
      'shell, ms': Math.round(middle(({ shell }) => shell)),
      'layout shift': Number(middle(({ shift }) => shift).toFixed(3)),
    };
    return [tap, { ...figures, missed: missedBy(figures, tap) }] as const;
  });
  console.table(Object.fromEntries([...rows, ['goal, below', GOALS]]));
  if (name === OWN && rows.some(([, { missed }]) => missed)) process.exitCode = 1;
  if (options.sources === 'yes')
    for (const [tap, all] of seen) console.log(tap, all.map(({ moved }) => moved).flat());
}

/** The figures of a tap that miss their goals. What was never seen is not a number. */
function missedBy(figures: Record<keyof typeof GOALS, number>, tap: string): string {
  const names = Object.keys(GOALS) as (keyof typeof GOALS)[];
  const isEarly = taps.some(({ name, isEarly: early }) => name === tap && early);
  // What is asked for early is done once the scripts have come.
  const asked = names.filter((name) => name !== 'shell, ms' || !isEarly);
  return asked.filter((name) => !(figures[name] < GOALS[name])).join('; ');
}

const folder = await temporaryFolder('shop-bench-');
const shops: Measured[] = [];
try {
  shops.push(await start(OWN, folder));
  if (options.other) shops.push(await start('other', folder, options.other));
  await measure(shops);
  shops.forEach(print);
} finally {
  for (const { shop } of shops) await shop.stop();
  await rm(folder, { recursive: true });
}
