import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Order } from '@shop/shared';
import { allOrders, readStockBook, stockBalances } from '../attack/lib/stock-book.js';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { isRunning } from '@shop/test-shop/lib/process-table';
import { randomFrom, type Random } from '@shop/test-shop/lib/random';
import { startShop, type Environment, type ShopProcess } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { disagreementsIn } from '@shop/test-shop/shop/check-orders';
import { fillShelf } from './fill-shelf.js';
import { authorisations, faultsOf, faultsOfReplies, readLedger } from './ledger.js';
import { PayingShopper } from './shopping.js';

const PROVIDER = fileURLToPath(new URL('ledger-provider.mjs', import.meta.url));
const SHOPPERS = 4;
/** The operation of its round at which the provider kills the shop. */
const DEATH_AT = { from: 1, to: 24 };
/** When shop and database are killed, after the round has begun. */
const KILL_AFTER_MS = { from: 100, to: 1_000 };
/** How long the recovery may take: a lease, the interval at which it looks, and a busy machine. */
const RECOVERY_MS = 120_000;

export interface PaymentKillsResult {
  charged: number;
  refused: number;
  refunded: number;
  /** Orders that a kill had left unpaid, or not refunded yet, when the last shop started. */
  interrupted: number;
  faults: string[];
}

/**
 * Repeatedly kills a shop between writing an order and marking it as paid, or between cancelling it and returning its
 * payment, sometimes with its database, and compares orders, stock, what shoppers were told and the provider's own
 * ledger once everything is settled.
 */
export async function runPaymentKills(kills: number, seed: number): Promise<PaymentKillsResult> {
  const random = randomFrom(seed);
  const folder = await temporaryFolder('shop-payments-');
  const ledger = path.join(folder, 'ledger');
  const armed = path.join(folder, 'armed');
  const environment = {
    DATA_DIR: path.join(folder, 'data'),
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_FACTOR: '9999',
    PAYMENT_MODULE: PROVIDER,
    LEDGER_FILE: ledger,
    LEDGER_ARMED: armed,
  };
  let shop = await startShop(environment);
  try {
    const first = await adminOf(shop);
    const product = await fillShelf(first);
    const before = await readStockBook(first);
    const people = await Promise.all(
      Array.from({ length: SHOPPERS }, () => buildShopper(new ApiClient(shop.origin))),
    );
    const shoppers = people.map((person) => ({ person, shopper: new PayingShopper(product) }));
    const signedIn = ({ person, shopper }: (typeof shoppers)[number]) =>
      new ApiClient(shop.origin).signIn(person).then((client) => ({ client, shopper }));
    await shop.stop();
    for (let kill = 0; kill < kills; kill += 1) {
      const death = DEATHS[kill % DEATHS.length];
      shop = await startShop({ ...environment, ...deathOf(death, random) });
      const clients = await Promise.all(shoppers.map(signedIn));
      // Only now: the recovery charges as soon as the shop is open.
      await writeFile(armed, '');
      const killed = new AbortController();
      const shopping = clients.map(({ client, shopper }) => shopper.shop(client, killed.signal));
      await untilKilled(shop, death, random);
      killed.abort();
      await Promise.all(shopping);
      await rm(armed);
    }
    shop = await startShop(environment);
    const admin = await adminOf(shop);
    const interrupted = await pendingOrders(admin);
    await untilSettled(admin);
    // Only now, so that the recovery itself must have settled all payments.
    const open = await Promise.all(
      shoppers.map(async (one) => one.shopper.repeatOpen((await signedIn(one)).client)),
    );
    const entries = await readLedger(ledger);
    const orders = (await allOrders(admin)).filter(({ payment }) => payment.provider === 'ledger');
    return {
      charged: entries.filter(({ kind }) => kind === 'capture').length,
      refunded: entries.filter(({ kind }) => kind === 'refund').length,
      refused: authorisations(entries).filter(({ isRefused }) => isRefused).length,
      interrupted: interrupted.length,
      faults: [
        ...faultsOf(orders, entries),
        ...shoppers.flatMap(({ shopper }) => shopper.changedRefusals),
        ...faultsOfReplies(
          shoppers.map(({ shopper }) => shopper),
          orders,
        ),
        ...open.filter((count) => count > 0).map((count) => `${count} keys without an outcome`),
        ...(await disagreementsIn(environment)),
        ...((await stockBalances(admin, before)).held ? [] : ['stock and sales don’t add up']),
      ],
    };
  } finally {
    if (await isRunning(shop.pid)) await shop.stop();
    await rm(folder, { recursive: true });
  }
}

/**
 * How a round ends: killed by the provider before or after an operation, or from outside together with the database.
 */
const DEATHS = ['before', 'after', 'both'] as const;
type Death = (typeof DEATHS)[number] | undefined;

function deathOf(death: Death, random: Random): Environment {
  if (death === undefined || death === 'both') return {};
  const at = random.between(DEATH_AT.from, DEATH_AT.to);
  return { LEDGER_DEATH: death, LEDGER_DEATH_AT: String(at) };
}

async function untilKilled(shop: ShopProcess, death: Death, random: Random): Promise<void> {
  if (death === 'both') {
    await setTimeout(random.between(KILL_AFTER_MS.from, KILL_AFTER_MS.to));
    for (const pid of await shop.children()) process.kill(pid, 'SIGKILL');
    await shop.kill();
  }
  await until(async () => !(await isRunning(shop.pid)), 'The provider has not killed the shop');
}

const adminOf = ({ origin }: ShopProcess) => new ApiClient(origin).signIn(ADMIN);

async function pendingOrders(admin: ApiClient): Promise<Order[]> {
  return (await allOrders(admin)).filter(({ payment: { state } }) =>
    ['pending', 'cancelling'].includes(state),
  );
}

function untilSettled(admin: ApiClient): Promise<void> {
  return until(async () => (await pendingOrders(admin)).length === 0, 'Payments stay pending');
}

/** @throws Error when it takes too long. */
async function until(condition: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = performance.now() + RECOVERY_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(otherwise);
    await setTimeout(50);
  }
}
