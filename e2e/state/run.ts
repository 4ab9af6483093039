import { endpoints } from '@shop/shared';
import { disagreementsIn } from '@shop/test-shop/shop/check-orders';
import { Instances } from '@shop/test-shop/shop/instances';
import { sharedDatabase } from '@shop/test-shop/shop/database-process';
import { ADMIN } from '@shop/test-shop/client/people';
import { randomFrom, type Random } from '@shop/test-shop/lib/random';
import { administrate } from './administrators.js';
import { complaintsAbout } from './complaints.js';
import { allOrders, allProducts, readFinalState } from './final-state.js';
import { Records } from './records.js';
import type { Scene } from './scene.js';
import { Sender } from './sender.js';
import { shop } from './shoppers.js';

const CLIENTS = { shoppers: 40, administrators: 10 };
const ACCOUNTS = 20;
const INSTANCES = 2;
const PRODUCTS = 16;
/** Mean time between two kills. */
const KILL_INTERVAL_MS = 1_500;

export interface StateOptions {
  seed: number;
  seconds: number;
  /** URI of an empty database that all instances use; without it, they share an embedded one. */
  mongodbUri?: string;
}

export interface StateRun {
  complaints: string[];
  orders: number;
  kills: number;
  /** How often each kind of request had which outcome. */
  counts: Record<string, number>;
}

/** Runs clients against a shop whose instances are killed, then compares the shop with what the clients were told. */
export async function runState({ seed, seconds, mongodbUri }: StateOptions) {
  const random = randomFrom(seed);
  const instances = await Instances.start(INSTANCES, {
    ADMIN_PASSWORD: ADMIN.password,
    TRUSTED_PROXIES: '1',
    RATE_LIMIT_FACTOR: '9999',
    ...(mongodbUri && { MONGODB_URI: mongodbUri }),
  });
  try {
    const run = await play(instances, random, seconds);
    const stored = sharedDatabase(instances.database.port);
    const found = await disagreementsIn(
      mongodbUri ? { ...stored, MONGODB_URI: mongodbUri } : stored,
    );
    return { ...run, complaints: [...run.complaints, ...found] };
  } finally {
    await instances.stop();
  }
}

async function play(instances: Instances, random: Random, seconds: number): Promise<StateRun> {
  const sender = new Sender(instances, random.fork(0));
  const records = new Records();
  const admin = await tokenFor(sender, ADMIN, 0);
  const shoppers = await Promise.all(
    Array.from({ length: ACCOUNTS }, (_, index) => register(sender, index)),
  );
  const products = await allProducts(sender);
  records.recordInitialStock(products);
  records.ordersBefore = await allOrders(sender, admin);

  const end = Date.now() + seconds * 1000;
  const scene: Scene = {
    sender,
    records,
    instances,
    admin,
    shoppers,
    products: products.slice(0, PRODUCTS).map(({ _id }) => _id),
    slugs: new Map(products.map(({ _id, slug }) => [_id, slug])),
    isOver: () => Date.now() > end,
  };
  const [kills] = await Promise.all([
    killAtRandom(scene, random.fork(1)),
    ...Array.from({ length: CLIENTS.shoppers }, (_, index) =>
      shop(scene, index, random.fork(100 + index)),
    ),
    ...Array.from({ length: CLIENTS.administrators }, (_, index) =>
      administrate(scene, 100 + index, random.fork(200 + index)),
    ),
  ]);
  return {
    complaints: complaintsAbout(await readFinalState(scene), records),
    orders: records.orders.size,
    kills,
    counts: Object.fromEntries([...records.counts].sort()),
  };
}

/** @returns how often an instance was killed. */
async function killAtRandom(scene: Scene, random: Random): Promise<number> {
  let kills = 0;
  while (!scene.isOver()) {
    const pause = random.between(0, 2 * KILL_INTERVAL_MS);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (scene.isOver()) break;
    await scene.instances.killAndRestart(random.between(0, scene.instances.shops.length - 1));
    kills += 1;
  }
  return kills;
}

async function tokenFor(sender: Sender, body: typeof ADMIN, client: number): Promise<string> {
  const reply = await sender.sendUntilAnswered({ client }, endpoints.login, { body });
  if (!('token' in reply)) throw new Error('The sign-in was answered without a token');
  return reply.token;
}

async function register(sender: Sender, client: number): Promise<string> {
  const credentials = { email: `shopper${client}@state.test`, password: 'a shopper’s password' };
  const person = { name: `Shopper ${client}`, phone: '555 0100', address: 'Here 1', answer: 'yes' };
  await sender.sendUntilAnswered({ client }, endpoints.register, {
    body: { ...person, ...credentials },
  });
  return tokenFor(sender, credentials, client);
}
