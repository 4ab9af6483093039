import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { runCommand } from '@shop/test-shop/shop/command';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

const FILE = [
  'Handle,Title,Description,Preis,Stock,Status',
  'green-lamp,Green Lamp,It gives light,12.50,3,active',
  'red-lamp,Red Lamp,It gives light,free,3,active',
].join('\n');

let DATA_DIR: string;
let file: string;
let map: string;

beforeAll(async () => {
  DATA_DIR = await temporaryFolder();
  file = path.join(DATA_DIR, 'products.csv');
  map = path.join(DATA_DIR, 'map.json');
  // The folder has the demo data from its first start on.
  await (await startShop({ DATA_DIR })).stop();
  await writeFile(file, FILE);
  await writeFile(map, JSON.stringify({ Preis: 'price', Stock: 'quantity' }));
});

afterAll(() => rm(DATA_DIR, { recursive: true }));

const importing = (...args: string[]) => runCommand('import', args, { DATA_DIR });

async function priceOf(slug: string): Promise<number | undefined> {
  const shop = await startShop({ DATA_DIR });
  const client = new ApiClient(shop.origin);
  const products = await client.call(endpoints.searchProducts, { params: { keyword: 'lamp' } });
  await shop.stop();
  return products.find((product) => product.slug === slug)?.price;
}

it('says what a file would do to a shop that is closed, and writes nothing', async () => {
  const { code, stdout } = await importing(file, '--dry-run', '--map', map);
  expect(code).toBe(0);
  expect(stdout).toContain('Line 3, Preis: ');
  expect(stdout).toMatch(/2 products .* 1 new, .* 1 refused\. Nothing was written\./);
  expect(await priceOf('green-lamp')).toBeUndefined();
});

it('imports into a closed shop what can be read, and reports the rest as JSON', async () => {
  const { code, stdout } = await importing(file, '--json', '--map', map);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    ...{ products: 2, created: 1 },
    refused: [expect.objectContaining({ line: 3, column: 'Preis' })],
  });
  expect(await priceOf('green-lamp')).toBe(12.5);
});

it('asks about the database if no shop has used it, as after a mistyped setting', async () => {
  const other = await temporaryFolder();
  const { code, stderr } = await runCommand('import', [file, '--map', map], { DATA_DIR: other });
  expect(code).toBe(0);
  expect(stderr).toContain(
    'No shop has been started with this database yet. Is DATA_DIR the right',
  );
  expect((await importing(file, '--dry-run', '--map', map)).stderr).not.toContain('No shop');
  await rm(other, { recursive: true });
});

it('tells what is wrong with the command, in a sentence', async () => {
  await writeFile(map, '[');
  expect(await importing(file, '--map', map)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is no JSON object') as unknown,
  });
  expect((await importing(file, '--map', `${map}.gone`)).stderr).toContain('There is no file');
  expect((await importing()).stderr).toContain('Usage: import FILE');
  expect((await importing(file, '--dryrun')).stderr).toContain('Usage: import FILE');
});
