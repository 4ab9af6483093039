/**
 * How the shop bears a rush on one product:
 *   node bench/rush/rush.mjs [--sizes 40,100,300] [--instances 1,2]
 * Needs `npm run build`. All shoppers check out at the same moment; each has their own key, and there is stock for all.
 */
import { parseArgs } from 'node:util';
import { openShops } from '../lib/open-shops.mjs';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '40,100,300' },
    instances: { type: 'string', default: '1,2' },
  },
});
const SHOPPERS = 20;
const numbers = (list) => list.split(',').map(Number);

async function rush(shops, size) {
  const product = await shops.createProduct(size);
  const started = performance.now();
  const taken = await Promise.all(
    Array.from({ length: size }, async (_, index) => {
      const response = await shops.order(index, [{ product: product._id, quantity: 1 }]);
      await response.text();
      return { status: response.status, ms: performance.now() - started };
    }),
  );
  const ms = taken.map((one) => one.ms).sort((a, b) => a - b);
  return {
    checkouts: size,
    refused: taken.filter(({ status }) => status !== 201).length,
    'all done, ms': Math.round(ms.at(-1)),
    'median, ms': Math.round(ms[size >> 1]),
    'left in stock': (await shops.product(product.slug)).quantity,
  };
}

const rows = [];
for (const instances of numbers(values.instances)) {
  const shops = await openShops({ instances, shoppers: SHOPPERS });
  await rush(shops, 10);
  for (const size of numbers(values.sizes)) {
    rows.push({ instances, ...(await rush(shops, size)) });
  }
  await shops.close();
}
console.table(rows);
