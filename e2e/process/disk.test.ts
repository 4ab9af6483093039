import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { failureSchema, type Order } from '@shop/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ShopApi } from '../shop/api.js';
import { startShop, type ShopProcess } from '../shop/shop-process.js';

const ADMIN = ['admin@shop.test', 'an administrator’s'] as const;
const DISK_MB = 48;

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

let disk: string;
let filler: string;
let shop: ShopProcess;

/** Whether this machine lets us have small disks of our own. */
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
  console.error(
    `${'!'.repeat(80)}\nThe test of a full disk did NOT run: it mounts a small tmpfs, for which it must be root on Linux.\n${'!'.repeat(80)}`,
  );
}

beforeEach(async () => {
  if (!canMount) return;
  disk = await mkdtemp(path.join(os.tmpdir(), 'shop-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  filler = path.join(disk, 'filler');
  shop = await startShop({
    DATA_DIR: path.join(disk, 'data'),
    TMPDIR: disk,
    ADMIN_PASSWORD: ADMIN[1],
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

function productForm(category: string, photo: Blob): FormData {
  const form = new FormData();
  const fields = { name: 'Full lamp', description: 'Lights', price: '5', quantity: '1', category };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photo', photo, 'photo.webp');
  return form;
}

async function expectRefused(response: Response) {
  expect(response.status).toBe(503);
  expect(failureSchema.parse(await response.json()).message).toMatch(/try again/);
}

it.runIf(canMount)(
  'refuses clearly what it can’t keep while the disk is full, and goes on after',
  async () => {
    const shopper = await new ShopApi(shop.origin).signIn('maya@shop.test', 'demo-shopper');
    const { token } = await new ShopApi(shop.origin).session(...ADMIN);
    const products = await shopper.products();
    const product =
      products.find(({ quantity, photo }) => quantity > 60 && photo) ??
      products.find(({ quantity, photo }) => quantity > 20 && photo);
    if (!product) throw new Error('The demo shop has too little in stock');
    const photo = await (await shopper.fetch(`/products/product-photo/${product._id}`)).blob();
    const upload = () =>
      fetch(`${shop.origin}/api/v1/products/create-product`, {
        method: 'POST',
        headers: { Authorization: token },
        body: productForm(product.category._id, photo),
      });
    const items = [{ product: product._id, quantity: 1 }];
    const ordersOf = async () => (await (await shopper.fetch('/auth/orders')).json()) as Order[];
    const ordersBefore = (await ordersOf()).length;

    await fillDisk();
    await expectRefused(await upload());
    // The log of the database has room left in its last pages: some orders still fit.
    let placed = 0;
    let refused: Response | undefined;
    for (let count = 0; count < 20 && !refused; count += 1) {
      const reply = await shopper.placeOrder(items, `full-${count}`);
      if (reply.status === 201) placed += 1;
      else refused = reply;
    }
    if (!refused) throw new Error('The disk did not fill up');
    await expectRefused(refused);
    expect((await shopper.fetch('/products/product-count')).status).toBe(200);
    expect(await ordersOf()).toHaveLength(ordersBefore + placed);

    await freeDisk();
    await expect
      .poll(async () => (await shopper.placeOrder(items, `full-${placed}`)).status, {
        timeout: 30_000,
      })
      .toBe(201);
    expect((await upload()).status).toBe(201);
    expect(await ordersOf()).toHaveLength(ordersBefore + placed + 1);
    const left = (await shopper.products()).find(({ _id }) => _id === product._id)?.quantity;
    expect(left).toBe(product.quantity - placed - 1);
  },
);
