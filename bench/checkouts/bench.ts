/**
 * Measures checkouts of different products, and of their variants, at a shop that it starts, on the embedded database:
 *   npm run checkouts -w bench -- [--count 160] [--rounds 5] [--together 1,16] [--other CHECKOUT]
 *                              [--promotions 200]
 * `--together` lists how many checkouts run in parallel. With `--other`, a shop of another source checkout, which has
 * to be built, takes turns with this one's. Of each source checkout, two more shops have delivery, tax and as many
 * promotions as `--promotions` says, of which some or all apply to a cart; they also quote one of 20 lines. `rush`
 * measures checkouts of one product. Ends non-zero when a figure of this source checkout misses its goal.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { endpoints, type OrderItem } from '@shop/shared';
import { startShop, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { cpuMilliseconds } from '@shop/test-shop/lib/process-table';
import { median, quantile, timed } from '@shop/test-shop/lib/statistics';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { CROWDED, registerCrowd, type Clients } from '../lib/crowd.js';
import { numbersIn, readOptions } from '../lib/options.js';
import { goalsOf, type Pair } from './goals.js';
import { CODE, forAllCarts, forSomeCarts } from './promotions.js';
import { measureQuotes, setUpRules, type Wishes } from './pricing.js';

const SHOPPERS = 20;
const PRODUCTS = 20;
/** Warm-up of each shop before the first round, so that its code is compiled: over 250 checkouts, their CPU halves. */
const WARM_UP = 400;

/** The name of the shops of this source checkout. */
const OWN = 'this checkout';

interface Measured {
  name: string;
  shop: ShopProcess;
  clients: Clients;
  items: OrderItem[];
  /** In a shop with promotions, delivery and tax. */
  wishes?: Wishes;
}

const options = readOptions({
  count: '160',
  rounds: '5',
  together: '1,16',
  other: '',
  promotions: '200',
});

async function start(name: string, dataDir: string, folder?: string): Promise<Measured> {
  const shop = await startShop({ ...CROWDED, DATA_DIR: dataDir }, undefined, folder);
  const clients = await registerCrowd([shop], SHOPPERS);
  const items = (await createProducts(clients)).map((product) => ({ product, quantity: 1 }));
  return { name, shop, clients, items };
}

/** The same shop with products of three variants each. */
async function withVariants({ shop, clients }: Measured): Promise<Measured> {
  const items: OrderItem[] = [];
  for (const product of await createProducts(clients)) {
    const values = ['S', 'M', 'L'];
    const { variants } = await clients.admin.call(endpoints.saveVariants, {
      params: { id: product },
      body: {
        options: [{ name: 'Size', values }],
        variants: values.map((value) => ({ values: [value], price: 10, quantity: 100_000 })),
        version: 0,
        editKey: 'bench',
      },
    });
    items.push({ product, variant: variants[1]?._id, quantity: 1 });
  }
  return { name: `${OWN}, variants`, shop, clients, items };
}

/** A shop of its own with promotions, delivery and tax. */
async function startWithRules(
  name: string,
  dataDir: string,
  folder: string | undefined,
  kind: 'some' | 'all',
): Promise<Measured> {
  const { promotions } = options;
  const shop = await start(`${name}, ${kind} of ${promotions} promotions apply`, dataDir, folder);
  const products = shop.items.map(({ product }) => product);
  const promotionAt = kind === 'all' ? forAllCarts : forSomeCarts;
  const made = Array.from({ length: Number(promotions) }, (_, at) => promotionAt(at, products));
  const codes = kind === 'some' && made.length > 0 ? { codes: [CODE] } : {};
  return { ...shop, wishes: { ...(await setUpRules(shop.clients.admin, made)), ...codes } };
}

/** Products that are never sold out; their ids. */
async function createProducts({ admin }: Clients): Promise<string[]> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const ids: string[] = [];
  while (ids.length < PRODUCTS) {
    const body = {
      name: `Measured ${ids.length}`,
      description: 'Bought one by one',
      price: '10',
      quantity: '100000',
      shipping: '1',
      category: category?._id ?? '',
    };
    ids.push((await admin.call(endpoints.createProduct, { body })).product._id);
  }
  return ids;
}

/** Milliseconds of each checkout. */
async function checkOut({ clients, items, wishes }: Measured, count: number, together: number) {
  const taken: number[] = [];
  let next = 0;
  const shopping = async () => {
    for (let index = next++; index < count; index = next++) {
      const item = items[index % items.length];
      if (!item) throw new RangeError('There is nothing to buy');
      taken.push(
        await timed(async () => {
          const response = await clients.shopper(index).send(endpoints.placeOrder, {
            headers: { 'idempotency-key': randomUUID() },
            body: { items: [item], ...wishes },
          });
          if (response.status !== 201) throw new Error(await response.text());
          await response.arrayBuffer();
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: together }, shopping));
  return taken;
}

async function measure(shops: readonly Measured[], together: number) {
  const runs = shops.map((shop) => ({ shop, times: [] as number[], ms: 0, cpuMs: 0 }));
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const run of runs) {
      const before = await cpuOf(run.shop);
      run.ms += await timed(async () => {
        run.times.push(...(await checkOut(run.shop, Number(options.count), together)));
      });
      run.cpuMs += (await cpuOf(run.shop)) - before;
    }
  return runs.map(({ shop: { name }, times, ms, cpuMs }) => ({
    shop: name,
    'at a time': together,
    checkouts: times.length,
    'a second': ((times.length * 1000) / ms).toFixed(0),
    'p50, ms': median(times).toFixed(1),
    'p95, ms': quantile(times, 0.95).toFixed(1),
    'CPU, ms': (cpuMs / times.length).toFixed(1),
  }));
}

/** Milliseconds of CPU that a shop and its database have used, also beside the checkouts. */
async function cpuOf({ shop }: Measured): Promise<number> {
  const each = await Promise.all([shop.pid, ...(await shop.children())].map(cpuMilliseconds));
  return each.reduce((sum, ms) => sum + ms, 0);
}

/** The same shop of the other source checkout. */
const pairOf = (own: string): Pair => [own, own.replace(OWN, path.resolve(options.other))];

const folders = [undefined, ...(options.other ? [path.resolve(options.other)] : [])];
const shops: Measured[] = [];
const dataDirs: string[] = [];
try {
  const newDataDir = async () => {
    const dataDir = await temporaryFolder('shop-checkouts-');
    dataDirs.push(dataDir);
    return dataDir;
  };
  for (const folder of folders) {
    const name = folder ?? OWN;
    const shop = await start(name, await newDataDir(), folder);
    shops.push(shop, ...(folder ? [] : [await withVariants(shop)]));
    for (const kind of ['some', 'all'] as const)
      shops.push(await startWithRules(name, await newDataDir(), folder, kind));
  }
  for (const shop of shops) await checkOut(shop, WARM_UP, 1);
  const rows = [];
  for (const together of numbersIn(options.together))
    rows.push(...(await measure(shops, together)));
  console.table(rows);
  const quotes = [];
  for (const { name, shop, clients, items, wishes } of shops)
    if (wishes) {
      const cart = { items, ...wishes };
      const measured = await measureQuotes({ shop, ...clients }, cart, Number(options.count));
      quotes.push({ shop: name, ...measured });
    }
  console.table(quotes);
  const own = quotes.filter(({ shop }) => shop.startsWith(OWN));
  const goals = goalsOf(own, rows, options.other ? own.map(({ shop }) => pairOf(shop)) : []);
  console.table(goals);
  if (goals.some(({ missed }) => missed)) process.exitCode = 1;
} finally {
  for (const shop of new Set(shops.map((one) => one.shop))) await shop.stop();
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true });
}
