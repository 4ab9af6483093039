import { expect, it } from 'vitest';
import { buildProduct } from '../../../testing/factories.js';
import { buildZone, rateOf } from '../../../testing/admin-writes/price-rule-writes.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { quoteOrder } from '../quote/quote-order.js';
import { STORED_PRICING } from './checkout-pricing.js';

useTestShop();

it('takes the rates where an order goes to from the source of taxes', async () => {
  const zone = await buildZone();
  const { id: product } = await buildProduct({ price: 20 });
  const asked: unknown[] = [];
  const taxes = {
    ratesFor: (_: unknown, destination: unknown) => {
      asked.push(destination);
      return Promise.resolve([{ ...rateOf(zone), rate: 8.875, _id: 'a'.repeat(24), version: 1 }]);
    },
  };
  const address = { country: 'US', state: 'NY' };
  const quote = await quoteOrder(
    [{ product, quantity: 1 }],
    { address },
    {
      pricing: { ...STORED_PRICING, taxes },
      findCustomer: () => Promise.resolve(undefined),
    },
  );
  expect(quote.taxes).toEqual([{ name: 'VAT', rate: 8.875, base: 20, amount: 1.78 }]);
  expect(asked).toEqual([address]);
});
