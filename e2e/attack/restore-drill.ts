import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MAYA } from '@shop/test-shop/client/people';
import { productInStock } from '@shop/test-shop/client/product-stock';
import type { Attack } from './lib/attack.js';
import type { AttackedShop } from './lib/attacked-shop.js';
import { equal, none } from './lib/checks.js';
import { runDocstore } from './lib/docstore-cli.js';
import { allOrders } from './lib/stock-book.js';

const SQLITE_PAGE = 4_096;
/** Backups in which one bit was flipped, evenly spread over the file. */
const FLIPS = 20;

/** An empty SQLite database of another program: SQLite's first page. */
function foreignDatabase(): Buffer {
  const page = Buffer.alloc(SQLITE_PAGE);
  page.write('SQLite format 3\0', 'latin1');
  page.writeUInt16BE(SQLITE_PAGE, 16);
  page.set([1, 1, 0, 64, 32, 32], 18);
  page.writeUInt32BE(1, 24);
  page.writeUInt32BE(1, 28);
  page.writeUInt32BE(4, 44);
  page.writeUInt32BE(1, 56);
  page.writeUInt32BE(1, 92);
  // An empty schema table, whose cells start at the end of the page.
  page.set([13, 0, 0, 0, 0, SQLITE_PAGE >> 8, SQLITE_PAGE & 255, 0], 100);
  return page;
}

function withFlippedBit(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
}

/** Files that are no backups of a shop, or no longer, by what they are. */
async function wrongFiles(shop: AttackedShop, backup: string): Promise<[string, string][]> {
  const bytes = await readFile(backup);
  const contents: [string, Buffer][] = [
    ['empty', Buffer.alloc(0)],
    ['one byte', Buffer.from('x')],
    ['foreign database', foreignDatabase()],
    ['half a backup', bytes.subarray(0, bytes.length / 2)],
    ['a backup with a byte more', Buffer.concat([bytes, Buffer.from('x')])],
    ['a backup with rubbish behind it', Buffer.concat([bytes, Buffer.alloc(5_000, 'x')])],
    ...Array.from({ length: FLIPS }, (_, flip): [string, Buffer] => {
      const at = Math.floor(((flip + 0.5) * bytes.length) / FLIPS);
      return [`a backup with another bit at byte ${at}`, withFlippedBit(bytes, at)];
    }),
  ];
  return Promise.all(
    contents.map(async ([name, content]): Promise<[string, string]> => {
      const file = path.join(shop.home, name);
      await writeFile(file, content);
      return [name, file];
    }),
  );
}

export const restoreDrill: Attack = {
  name: 'restore-drill',
  tries: 'restores files that are no backups into a stopped shop, then a real backup',
  async run(shop) {
    const shopper = await shop.visitor().signIn(MAYA);
    const items = [{ product: (await productInStock(shopper, 1))._id, quantity: 1 }];
    await shopper.placeOrder(items, 'before-the-backup');
    const backup = path.join(shop.home, 'backup');
    const saved = await runDocstore('backup', '--data', shop.dataDir, backup);
    await shopper.placeOrder(items, 'after-the-backup');
    const orders = (await allOrders(await shop.admin())).length;
    await shop.process.stop();

    const accepted: string[] = [];
    for (const [name, file] of await wrongFiles(shop, backup))
      if (await runDocstore('restore', '--data', shop.dataDir, file)) accepted.push(name);
    const countOrders = async () => {
      await shop.reopen();
      const count = (await allOrders(await shop.admin())).length;
      await shop.process.stop();
      return count;
    };
    const kept = await countOrders().catch(() => NaN);
    const restored = await runDocstore('restore', '--data', shop.dataDir, backup);
    return [
      none('wrong files that were restored', accepted),
      equal('orders afterwards', kept, orders),
      equal('backup and its restoring', `${saved}, ${restored}`, 'true, true'),
      equal('orders of the restored backup', await countOrders(), orders - 1),
    ];
  },
};
