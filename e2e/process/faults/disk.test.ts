import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, failureSchema } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { ADMIN, MAYA } from '@shop/test-shop/client/people';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { stockOf } from '@shop/test-shop/client/product-stock';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const DISK_MB = 48;

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

let disk: string;
let filler: string;
let shop: ShopProcess;

/** Whether this machine allows us to mount small disks. */
function tryMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

if (!canMount) {
  const line = '!'.repeat(80);
  console.error(
    `${line}\nThe test of a full disk did NOT run: it mounts a small tmpfs, which needs root on Linux.\n${line}`,
  );
}

beforeEach(async () => {
  if (!canMount) return;
  disk = await temporaryFolder('shop-disk-');
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  filler = path.join(disk, 'filler');
  shop = await startShop({
    DATA_DIR: path.join(disk, 'data'),
    TMPDIR: disk,
    ADMIN_PASSWORD: ADMIN.password,
  });
});

afterEach(async () => {
  if (!canMount) return;
  await shop.stop();
  execFileSync('umount', [disk]);
  await rm(disk, { recursive: true });
});

/** Writes until nothing more can be written. */
async function fillDisk() {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  await writeFile(`${filler}-2`, Buffer.alloc(1_000_000)).catch(() => undefined);
}

async function freeDisk() {
  await rm(filler, { force: true });
  await rm(`${filler}-2`, { force: true });
}

async function expectRefused(response: Response) {
  expect(response.status).toBe(503);
  expect(failureSchema.parse(await response.json()).message).toMatch(/try again/);
}

it.runIf(canMount)(
  'refuses what it can’t store while the disk is full, and continues afterwards',
  async () => {
    const shopper = await new ApiClient(shop.origin).signIn(MAYA);
    const admin = await new ApiClient(shop.origin).signIn(ADMIN);
    const products = (await shopper.products()).filter(({ photo }) => photo);
    const product =
      products.find(({ quantity }) => quantity > 60) ??
      products.find(({ quantity }) => quantity > 20);
    if (!product) throw new Error('The demo shop has too little in stock');
    const picture = await shopper.send(endpoints.getProductPhoto, { params: { id: product._id } });
    const photo = await picture.blob();
    const upload = () =>
      admin.send(endpoints.createProduct, {
        body: {
          name: 'Full lamp',
          description: 'Lights',
          price: '5',
          quantity: '1',
          category: product.category._id,
          photo,
        },
      });
    const items = [{ product: product._id, quantity: 1 }];
    const orderCount = async () => (await shopper.call(endpoints.listMyOrders)).length;
    const ordersBefore = await orderCount();

    await fillDisk();
    await expectRefused(await upload());
    // The database's log has free space in its last pages, so some orders can still be written.
    let placed = 0;
    let refused: Response | undefined;
    for (let count = 0; count < 20 && !refused; count += 1) {
      const reply = await shopper.placeOrder(items, `full-${count}`);
      if (reply.status === 201) placed += 1;
      else refused = reply;
    }
    if (!refused) throw new Error('The disk did not fill up');
    await expectRefused(refused);
    expect((await shopper.send(endpoints.countProducts)).status).toBe(200);
    expect(await orderCount()).toBe(ordersBefore + placed);

    await freeDisk();
    await expect
      .poll(async () => (await shopper.placeOrder(items, `full-${placed}`)).status, {
        timeout: 30_000,
      })
      .toBe(201);
    expect((await upload()).status).toBe(201);
    expect(await orderCount()).toBe(ordersBefore + placed + 1);
    expect(await stockOf(shopper, product)).toBe(product.quantity - placed - 1);
  },
);
