/**
 * Measures checkouts of different products:
 *   npm run checkouts -w bench -- [--count 300] [--together 1,10]
 * Some one after the other, some at a time. Checkouts of one product are measured by `rush`.
 */
import { randomUUID } from 'node:crypto';
import { numbersIn, readOptions } from '../lib/options.js';
import { startCrowd, type Crowd } from '../lib/crowd.js';
import { median, quantile, timed } from '@shop/e2e/shop/statistics';

const SHOPPERS = 20;
const options = readOptions({ count: '300', together: '1,10' });

async function measure(crowd: Crowd, count: number, together: number) {
  const products = (await crowd.admin.products()).filter(({ quantity }) => quantity > 0);
  const taken: number[] = [];
  let refused = 0;
  let next = 0;
  const checkOut = async () => {
    for (let index = next++; index < count; index = next++) {
      const product = products[index % products.length];
      if (!product) throw new RangeError('There are no products');
      const items = [{ product: product._id, quantity: 1 }];
      taken.push(
        await timed(async () => {
          const response = await crowd.shopper(index).placeOrder(items, randomUUID());
          await response.arrayBuffer();
          if (response.status !== 201) refused += 1;
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: together }, checkOut));
  return {
    'at a time': together,
    checkouts: count,
    refused,
    'p50, ms': median(taken).toFixed(1),
    'p95, ms': quantile(taken, 0.95).toFixed(1),
  };
}

const crowd = await startCrowd({ instances: 1, shoppers: SHOPPERS });
try {
  const count = Number(options.count);
  await measure(crowd, count / 3, 1);
  const rows = [];
  for (const together of numbersIn(options.together))
    rows.push(await measure(crowd, count, together));
  console.table(rows);
} finally {
  await crowd.close();
}
