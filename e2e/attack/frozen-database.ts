import { MAYA } from '@shop/test-shop/client/people';
import { productInStock } from '@shop/test-shop/client/product-stock';
import type { Attack } from './lib/attack.js';
import { atMost } from './lib/checks.js';
import { atOnce } from './lib/load.js';
import { stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';
import { readStockBook, stockBalances } from './lib/stock-book.js';

const CHECKOUTS = 10;
const ROUNDS = 2;
const FROZEN_MS = 6_000;
const STACK_LINE = /^\s+at .+:\d+:\d+\)?$/gm;

export const frozenDatabase: Attack = {
  name: 'frozen-database',
  tries: `the database stands still for ${FROZEN_MS / 1_000} s during ${CHECKOUTS} checkouts`,
  async run(shop) {
    const shopper = await shop.visitor().signIn(MAYA);
    const admin = await shop.admin();
    const items = [{ product: (await productInStock(admin, ROUNDS * CHECKOUTS))._id, quantity: 1 }];
    const book = await readStockBook(admin);
    const database = await shop.databasePid();
    const replies = new Replies();
    for (let round = 0; round < ROUNDS; round += 1) {
      const checkouts = atOnce(CHECKOUTS, (index) =>
        replies.count(shopper.placeOrder(items, `frozen-${round}-${index}`)),
      );
      process.kill(database, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, FROZEN_MS));
      process.kill(database, 'SIGCONT');
      await checkouts;
    }
    const stackLines = shop.process.output().match(STACK_LINE)?.length ?? 0;
    return [
      replies.check(),
      atMost('lines of stack traces in the log', stackLines, 0),
      await stillOpen(shop),
      await stockBalances(admin, book),
    ];
  },
};
