import { LIMITS } from '@shop/shared';
import { MAYA, THEO } from '@shop/test-shop/client/people';
import { productInStock } from '@shop/test-shop/client/product-stock';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP } from './lib/attacked-shop.js';
import { equal } from './lib/checks.js';
import { atOnce } from './lib/load.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';
import { readStockBook, stockBalances } from './lib/stock-book.js';

const ORDERS = 300;
const LINES = 70;
const HONEST_ORDERS = 3;
const TIMEOUT_MS = 20_000;

export const blockingCheckout: Attack = {
  name: 'blocking-checkout',
  tries: `one shopper sends ${ORDERS} orders at once, each for far too many pieces of ${LINES} products`,
  async run(shop) {
    const admin = await shop.admin();
    const attacker = await shop.visitor(ATTACKER_IP).signIn(MAYA);
    const honest = await shop.visitor().signIn(THEO);
    const product = await productInStock(admin, HONEST_ORDERS);
    const book = await readStockBook(admin);
    const items = (await admin.products())
      .slice(0, LINES)
      .map(({ _id }) => ({ product: _id, quantity: LIMITS.orderLineQuantity }));
    const replies = new Replies();
    const ordered = new Replies();
    const signal = () => AbortSignal.timeout(TIMEOUT_MS);
    const buyHonestly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const wanted = [{ product: product._id, quantity: 1 }];
      for (let count = 0; count < HONEST_ORDERS; count += 1)
        await ordered.count(honest.placeOrder(wanted, `honest-${count}`, signal()));
    };
    const block = (index: number) =>
      replies.count(attacker.placeOrder(items, `blocking-${index}`, signal()));
    const effects = await measureEffects(shop, async () => {
      await Promise.all([atOnce(ORDERS, block), buyHonestly()]);
    });
    return [
      equal('orders of another shopper', ordered.statuses.toJSON()['201'] ?? 0, HONEST_ORDERS),
      ...effectsBounded(effects),
      replies.check(),
      await stockBalances(admin, book),
      await stillOpen(shop),
    ];
  },
};
