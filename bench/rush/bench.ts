/**
 * Measures a rush on one product:
 *   npm run rush -w bench -- [--sizes 40,100,300] [--instances 1,2]
 * All shoppers check out at the same moment, each with their own idempotency key; there is stock for all.
 */
import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import { startCrowd, type Crowd } from '../lib/crowd.js';
import { numbersIn, readOptions } from '../lib/options.js';
import { median } from '@shop/test-shop/lib/statistics';

const SHOPPERS = 20;
const WARM_UP_SIZE = 10;
const options = readOptions({ sizes: '40,100,300', instances: '1,2' });

async function createProduct({ admin }: Crowd, quantity: number) {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  if (!category) throw new Error('The shop has no category');
  const { product } = await admin.call(endpoints.createProduct, {
    body: {
      name: `Bench ${randomUUID()}`,
      description: 'Wanted by everybody',
      price: '10',
      quantity: String(quantity),
      category: category._id,
    },
  });
  return product;
}

async function rush(crowd: Crowd, size: number) {
  const { _id, slug } = await createProduct(crowd, size);
  const started = performance.now();
  const outcomes = await Promise.all(
    Array.from({ length: size }, async (_, client) => {
      const items = [{ product: _id, quantity: 1 }];
      const response = await crowd.shopper(client).placeOrder(items, randomUUID());
      await response.arrayBuffer();
      return { status: response.status, ms: performance.now() - started };
    }),
  );
  const taken = outcomes.map(({ ms }) => ms);
  const { product } = await crowd.admin.call(endpoints.getProduct, { params: { slug } });
  return {
    checkouts: size,
    refused: outcomes.filter(({ status }) => status !== 201).length,
    'all done, ms': Math.round(Math.max(...taken)),
    'median, ms': Math.round(median(taken)),
    'left in stock': product.quantity,
  };
}

const rows = [];
for (const instances of numbersIn(options.instances)) {
  const crowd = await startCrowd({ instances, shoppers: SHOPPERS });
  try {
    await rush(crowd, WARM_UP_SIZE);
    for (const size of numbersIn(options.sizes))
      rows.push({ instances, ...(await rush(crowd, size)) });
  } finally {
    await crowd.close();
  }
}
console.table(rows);
