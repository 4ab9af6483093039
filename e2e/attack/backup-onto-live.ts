import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { MAYA } from '@shop/test-shop/client/people';
import { productInStock } from '@shop/test-shop/client/product-stock';
import type { Attack } from './lib/attack.js';
import { equal, none } from './lib/checks.js';
import { runDocstore } from './lib/docstore-cli.js';
import { atOnce } from './lib/load.js';
import { Replies } from './lib/replies.js';
import { allOrders, readStockBook, stockBalances } from './lib/stock-book.js';

const ORDERS_EACH = 5;

export const backupOntoLive: Attack = {
  name: 'backup-onto-live',
  tries: 'backs up onto the files of the open shop while it sells',
  async run(shop) {
    const shopper = await shop.visitor().signIn(MAYA);
    const admin = await shop.admin();
    const inside = (name: string) => path.join(shop.dataDir, name);
    const symbolic = path.join(shop.home, 'symbolic');
    await symlink(shop.dataDir, symbolic);
    const targets = [
      inside('docstore.db'),
      inside('docstore.db-wal'),
      inside('lock'),
      inside('new-file'),
      path.join(symbolic, 'docstore.db'),
      `${shop.dataDir}/../data/docstore.db`,
    ];
    const items = [
      { product: (await productInStock(admin, targets.length * ORDERS_EACH))._id, quantity: 1 },
    ];
    const book = await readStockBook(admin);
    const before = (await allOrders(admin)).length;
    const replies = new Replies();
    const accepted: string[] = [];
    for (const target of targets) {
      if (await runDocstore('backup', '--data', shop.dataDir, target))
        accepted.push(path.relative(shop.home, target));
      await atOnce(ORDERS_EACH, (index) =>
        replies.count(shopper.placeOrder(items, `${targets.indexOf(target)}-${index}`)),
      );
    }
    const confirmed = replies.statuses.toJSON()['201'] ?? 0;
    await shop.process.stop();
    await shop.reopen();
    const reopened = await shop.admin();
    const orders = await allOrders(reopened);
    return [
      none('targets that were accepted', accepted),
      equal('orders after a restart', orders.length, before + confirmed),
      replies.check(),
      await stockBalances(reopened, book),
    ];
  },
};
