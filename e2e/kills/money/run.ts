import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { buildShopper } from '@shop/test-shop/client/new-shopper';
import { ADMIN } from '@shop/test-shop/client/people';
import { randomFrom } from '@shop/test-shop/lib/random';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { disagreementsIn } from '@shop/test-shop/shop/check-orders';
import { readStockBook, stockBalances } from '../../attack/lib/stock-book.js';
import { withDatabase } from '../../upgrade/version-1.js';
import { fillShelf } from '../fill-shelf.js';
import { Buyer } from './buyer.js';
import { mailFaults, moneyFaults, replyFaults, storedOrders, type StoredOrder } from './faults.js';
import { MailLog } from './mail-log.js';
import { startProcesses, VICTIMS, type Processes } from './processes.js';

const BUYERS = 4;
/** When one is killed after the last one is open again. */
const KILL_AFTER_MS = { from: 50, to: 1_000 };
/** How long everything may take to settle: leases, waits between tries, and a busy machine. */
const SETTLED_WITHIN_MS = 300_000;

export interface MoneyKillsResult {
  orders: number;
  charged: number;
  refunded: number;
  mails: number;
  /** Mails that came again. */
  repetitions: number;
  /** Messages amid which the mail server died. */
  unanswered: number;
  faults: string[];
}

/**
 * Kills the shop, its worker, its database, the provider and the mail server in turn, amid checkouts, payments, refunds
 * and mails, and compares orders, stock, the provider's account, what buyers were told and their mails once everything
 * is settled.
 */
export async function runMoneyKills(kills: number, seed: number): Promise<MoneyKillsResult> {
  const random = randomFrom(seed);
  const folder = await temporaryFolder('shop-money-');
  const mails = await MailLog.open();
  const processes = await startProcesses(folder, mails);
  try {
    const visitor = new ApiClient(processes.origin);
    const product = await fillShelf(await visitor.signIn(ADMIN));
    const before = await readStockBook(await visitor.signIn(ADMIN));
    const people = await Promise.all(Array.from({ length: BUYERS }, () => buildShopper(visitor)));
    const buyers = people.map((person) => ({
      person,
      buyer: new Buyer(visitor, processes.stripe, product),
    }));
    const signIn = () => Promise.all(buyers.map((one) => one.buyer.signIn(one.person, ADMIN)));
    await signIn();
    const stopping = new AbortController();
    const shopping = buyers.map(({ buyer }) => buyer.shop(stopping.signal));
    for (let kill = 0; kill < kills; kill += 1) {
      await setTimeout(random.between(KILL_AFTER_MS.from, KILL_AFTER_MS.to));
      await processes.killAndRestart(VICTIMS[kill % VICTIMS.length] ?? 'shop');
    }
    stopping.abort();
    await Promise.all(shopping);
    await signIn();
    const told = buyers.map(({ buyer }) => buyer);
    const { orders, money, open } = await settle(processes, told, mails);
    const admin = await visitor.signIn(ADMIN);
    return {
      orders: orders.length,
      charged: money.charged,
      refunded: money.refunded,
      mails: mails.arrived.length,
      repetitions: mails.repetitions,
      unanswered: mails.unanswered,
      faults: [
        ...money.faults,
        ...mailFaults(orders, mails),
        ...replyFaults(orders, told),
        ...(open > 0 ? [`${open} calls without an outcome`] : []),
        ...(await disagreementsIn(processes.environment)),
        ...((await stockBalances(admin, before)).held ? [] : ['stock and sales don’t add up']),
      ],
    };
  } finally {
    await processes.killAll();
    await mails.close();
    await rm(folder, { recursive: true });
  }
}

/** Waits until nothing is missing, or for so long that it never will come. */
async function settle(
  { databasePort, stripe }: Processes,
  buyers: readonly Buyer[],
  mails: MailLog,
): Promise<{
  orders: StoredOrder[];
  money: Awaited<ReturnType<typeof moneyFaults>>;
  open: number;
}> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const open = (await Promise.all(buyers.map((buyer) => buyer.finish()))).reduce(
      (a, b) => a + b,
      0,
    );
    const orders = await withDatabase(databasePort, storedOrders);
    const money = await moneyFaults(orders, stripe);
    const left = open + money.faults.length + mailFaults(orders, mails).length;
    const isUnderWay = orders.some(({ refunds = [] }) =>
      refunds.some(({ state }) => state === 'requested'),
    );
    if ((left === 0 && !isUnderWay) || performance.now() > end) return { orders, money, open };
    await setTimeout(1_000);
  }
}
