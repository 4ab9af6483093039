/**
 * Measures a shop whose products have variants beside the same shop without, by the CPU time of shop and database for
 * each reply, in turns and with no reply ready:
 *   npm run variants -w bench -- [--products 100000] [--variants 3] [--rounds 5] [--seconds 2] [--checkouts 160]
 *                             [--data FOLDER]
 * Fails if a reply of the shop with variants costs more than its goal allows. Filling 100,000 products takes minutes:
 * a folder keeps them.
 */
import { rm } from 'node:fs/promises';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { readOptions } from '../lib/options.js';
import { measureComputed } from '../speed/measure-shops.js';
import { embeddedShop } from '../speed/shops.js';
import { measureCheckouts } from './checkouts.js';

/** The least that the cost without variants may be, as a share of the cost with them. */
const GOALS: Readonly<Record<string, number>> = {
  'list page': 0.9,
  'list, any page': 0.9,
  'category page': 0.9,
  filter: 0.9,
  'filter, bare call': 0.9,
  'search, two words': 0.9,
  'search, a page': 0.9,
  suggestions: 0.9,
  product: 0.8,
};
const CHECKOUT_GOAL = 0.9;

const options = readOptions({
  products: '100000',
  variants: '3',
  rounds: '5',
  seconds: '2',
  checkouts: '160',
  data: '',
});
const [products, variants, rounds] = [options.products, options.variants, options.rounds].map(
  Number,
) as [number, number, number];
const method = { rounds, seconds: Number(options.seconds), connections: 16, warmUp: 2 };

function row(name: string, [without = NaN, having = NaN]: readonly number[], goal: number) {
  const ratio = without / having;
  if (!(ratio >= goal)) process.exitCode = 1;
  return {
    reply: name,
    'without, ms': without.toFixed(2),
    'with variants, ms': having.toFixed(2),
    ratio: ratio.toFixed(2),
    goal,
  };
}

const folder = options.data || (await temporaryFolder('shop-bench-'));
try {
  const shops = [
    await embeddedShop(folder, products),
    await embeddedShop(folder, products, variants),
  ];
  const only = Object.keys(GOALS);
  const measured = await measureComputed(shops, method, { only, other: '' });
  const rows = only.map((name) => {
    const costs = measured.map(({ results }) => {
      const cpu = results.find((result) => result.row === name)?.cpuMs;
      return cpu ? cpu.shop + cpu.store : NaN;
    });
    return row(name, costs, GOALS[name] ?? 1);
  });
  const checkouts = Number(options.checkouts);
  const costs = await measureCheckouts(shops, { rounds, checkouts });
  console.table([...rows, row('checkout', costs, CHECKOUT_GOAL)]);
} finally {
  if (!options.data) await rm(folder, { recursive: true });
}
