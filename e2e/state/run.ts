import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Product, Session } from '@shop/shared';
import { startDatabase } from '../shop/database-process.js';
import { randomFrom, type Random } from '../shop/random.js';
import { administrate } from './administrators.js';
import { Instances } from './instances.js';
import { Ledger } from './ledger.js';
import { allOrders, complaints, settle } from './settle.js';
import { shop, type Scene } from './shoppers.js';

const ADMIN = { email: 'admin@shop.test', password: 'an administrator’s' };
const CLIENTS = { shoppers: 40, administrators: 10 };
const ACCOUNTS = 20;
const INSTANCES = 2;
const PRODUCTS = 16;
/** Between two kills. */
const PEACE_MS = 1_500;

export interface StateRun {
  complaints: string[];
  orders: number;
  kills: number;
  /** How often what came of what. */
  counts: Record<string, number>;
}

/** Lets clients loose on a shop whose instances are killed, then holds the shop against what they were told. */
export async function runState({ seed, seconds }: { seed: number; seconds: number }) {
  const random = randomFrom(seed);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-state-'));
  const database = await startDatabase(dataDir);
  const instances = new Instances(database.port, random.fork(0), {
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
  });
  try {
    await instances.start(INSTANCES);
    return await play(instances, random, seconds);
  } finally {
    await instances.stop();
    await database.kill();
    await rm(dataDir, { recursive: true });
  }
}

async function play(instances: Instances, random: Random, seconds: number): Promise<StateRun> {
  const ledger = new Ledger();
  const admin = await tokenFor(instances, ADMIN, 0);
  const shoppers = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => register(instances, index)),
  );
  const { products } = await instances.insist<{ products: Product[] }>('/products/get-product');
  ledger.open(products);
  for (const id of (await allOrders({ instances, admin })).keys()) ledger.before.add(id);

  const end = Date.now() + seconds * 1000;
  const scene: Scene = {
    instances,
    ledger,
    admin,
    shoppers,
    products: products.slice(0, PRODUCTS).map(({ _id }) => _id),
    slugs: new Map(products.map(({ _id, slug }) => [_id, slug])),
    isOver: () => Date.now() > end,
  };
  await Promise.all([
    ...Array.from({ length: CLIENTS.shoppers }, (_, index) =>
      shop(scene, index, random.fork(100 + index)),
    ),
    ...Array.from({ length: CLIENTS.administrators }, (_, index) =>
      administrate(scene, 100 + index, random.fork(200 + index)),
    ),
    killAtRandom(scene, random.fork(1)),
  ]);
  const truth = await settle(scene);
  return {
    complaints: complaints(scene, truth),
    orders: ledger.orders.size,
    kills: instances.kills,
    counts: Object.fromEntries([...ledger.counts].sort()),
  };
}

async function killAtRandom(scene: Scene, random: Random) {
  while (!scene.isOver()) {
    await new Promise((resolve) => setTimeout(resolve, random.between(0, 2 * PEACE_MS)));
    if (!scene.isOver()) await scene.instances.killOne();
  }
}

async function tokenFor(
  instances: Instances,
  credentials: { email: string; password: string },
  client: number,
): Promise<string> {
  const request = { method: 'POST', json: credentials };
  return (await instances.insist<Session>('/auth/login', request, client)).token;
}

async function register(instances: Instances, index: number): Promise<string> {
  const credentials = { email: `shopper${index}@state.test`, password: 'a shopper’s password' };
  const person = { name: `Shopper ${index}`, phone: '1', address: 'Here 1', answer: 'yes' };
  const request = { method: 'POST', json: { ...person, ...credentials } };
  await instances.insist('/auth/register', request, index);
  return tokenFor(instances, credentials, index);
}
