import { randomUUID } from 'node:crypto';
import { endpoints, type AdministeredProduct } from '@shop/shared';
import { timed } from '@shop/test-shop/lib/statistics';
import type { Clients } from '../lib/crowd.js';

/** Milliseconds that 1,000 products may take, and that no checkout meanwhile may exceed. */
const EDIT_GOAL = 15_000;
const CHECKOUT_GOAL = 300;
/** Products of one call, and how often progress is asked for, as the screen does. */
const PART = 50;
const LOOK_EVERY_MS = 1_000;
const PAGE_SIZE = 100;
const BETWEEN_CHECKOUTS_MS = 50;

async function productsOf({ admin }: Clients, count: number): Promise<AdministeredProduct[]> {
  const products: AdministeredProduct[] = [];
  for (let page = 1; products.length < count; page += 1) {
    const query = { page, pageSize: PAGE_SIZE };
    const found = await admin.call(endpoints.listAdministeredProducts, { query });
    if (found.products.length === 0) throw new RangeError(`There are no ${count} products`);
    products.push(...found.products);
  }
  return products.slice(0, count);
}

/** A product that is not edited and never sold out; its id. */
async function createProduct({ admin }: Clients): Promise<string> {
  const [category] = (await admin.call(endpoints.listCategories)).category;
  const body = {
    name: 'Measured',
    description: 'Bought one by one',
    price: '10',
    quantity: '100000',
    shipping: '1',
    category: category?._id ?? '',
  };
  return (await admin.call(endpoints.createProduct, { body })).product._id;
}

/** Raises prices by a dollar, part by part, and waits until the shop has worked that off. */
async function edit({ admin }: Clients, products: readonly AdministeredProduct[]): Promise<void> {
  const key = randomUUID();
  const parts = Math.ceil(products.length / PART);
  for (let number = 1; number <= parts; number += 1) {
    const changes = products.slice((number - 1) * PART, number * PART).map(raise);
    const params = { key, number: String(number) };
    await admin.call(endpoints.addLongEditPart, { params, body: { parts, changes } });
  }
  for (;;) {
    const { edit: kept } = await admin.call(endpoints.getLongEdit);
    if (kept?.state === 'done' && kept.done === products.length) return;
    if (kept?.state !== 'running') throw new Error(JSON.stringify(kept));
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

function raise({ _id: productId, name, slug, price }: AdministeredProduct) {
  const raised = Math.round(price * 100 + 100) / 100;
  return {
    ...{ name, slug },
    change: { productId, price: raised, priceBefore: price },
    undo: { productId, price, priceBefore: raised },
  };
}

/** How long an edit of many products takes, and the slowest checkout of one shopper meanwhile. */
export async function measureEdits(clients: Clients, count: number) {
  const products = await productsOf(clients, count);
  const product = await createProduct(clients);
  const checkouts: number[] = [];
  let isOver = false;
  const buy = async () => {
    const body = { items: [{ product, quantity: 1 }] };
    const headers = { 'idempotency-key': randomUUID() };
    const response = await clients.shopper(0).send(endpoints.placeOrder, { headers, body });
    if (response.status !== 201) throw new Error(await response.text());
    await response.arrayBuffer();
  };
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await buy();
  const shopping = async () => {
    while (!isOver) {
      checkouts.push(await timed(buy));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_CHECKOUTS_MS));
    }
  };
  const shopper = shopping();
  const ms = await timed(() => edit(clients, products)).finally(() => {
    isOver = true;
    return shopper;
  });
  return {
    [`${count} products changed`]: { ms, goal: (EDIT_GOAL * count) / 1_000 },
    [`slowest of ${checkouts.length} checkouts meanwhile`]: {
      ms: Math.max(...checkouts),
      goal: CHECKOUT_GOAL,
    },
  };
}
