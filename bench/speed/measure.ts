import type { ShopProcess } from '@shop/test-shop/shop/shop-process';
import { cpuMilliseconds } from '@shop/test-shop/lib/process-table';
import { median } from '@shop/test-shop/lib/statistics';
import { drive, type Drive } from './drive.js';
import type { Reference } from './reference.js';
import { readReplies, type Replies } from './replies.js';
import type { Row } from './rows.js';

/** How long and how often each row is measured. */
export interface Method {
  rounds: number;
  seconds: number;
  connections: number;
  /** Seconds of load before the first round of a row. */
  warmUp: number;
}

/** One line of the results: medians of all rounds. */
export interface Result {
  row: string;
  /** Successful replies in a second. */
  perSecond: number;
  /** CPU time for each reply in milliseconds: of the shop's process, and of the embedded database's. */
  cpuMs: { shop: number; store: number };
  /** Milliseconds with one client. */
  p50: number;
  p99: number;
  /** Size of a reply's body, averaged over all requests. */
  bytes: number;
  /** Products in a reply, averaged over all requests. */
  products: number;
  failures: number;
  /** Replies in a second of servers that send the bytes of the first reply and do nothing else. */
  references: Partial<Record<Reference['name'], number>>;
}

/** A shop, and the requests that it is measured with. */
export interface ShopRow {
  shop: ShopProcess;
  row: Row;
}

/**
 * Measures the same row of several shops; shops and references take turns.
 * @param references for one shop only: they send its bytes.
 */
export async function measureRow(
  rows: readonly ShopRow[],
  references: readonly Reference[],
  method: Method,
): Promise<Result[]> {
  const measuring: Measuring[] = [];
  for (const one of rows) {
    const replies = await readReplies(one.shop.origin, one.row.requests);
    for (const reference of references) await reference.answerWith(replies.first);
    measuring.push(new Measuring(one, replies, references, method));
  }
  for (const one of measuring) await one.warmUp();
  for (let round = 0; round < method.rounds; round += 1)
    for (const one of measuring) await one.round();
  return measuring.map((one) => one.result());
}

/** Results of one shop's row so far. */
class Measuring {
  private readonly many: (Drive & { shopMs: number; storeMs: number })[] = [];
  private readonly one: Drive[] = [];
  private readonly theirs = new Map<Reference['name'], number[]>();

  constructor(
    private readonly measured: ShopRow,
    private readonly replies: Replies,
    private readonly references: readonly Reference[],
    private readonly method: Method,
  ) {}

  async warmUp(): Promise<void> {
    await this.drive(this.measured.shop.origin, this.method.connections, this.method.warmUp);
  }

  async round(): Promise<void> {
    const { shop } = this.measured;
    const { connections } = this.method;
    this.many.push(await withCpu(shop, () => this.drive(shop.origin, connections)));
    for (const { name, origin } of this.references) {
      const driven = await this.drive(origin, connections);
      this.theirs.set(name, [...(this.theirs.get(name) ?? []), driven.perSecond]);
    }
    this.one.push(await this.drive(shop.origin, 1));
  }

  result(): Result {
    const { many, one, theirs, replies } = this;
    const across = (value: (driven: (typeof many)[number]) => number) => median(many.map(value));
    return {
      row: this.measured.row.name,
      perSecond: across(({ perSecond }) => perSecond),
      cpuMs: {
        shop: across(({ shopMs, replies: sent }) => shopMs / sent),
        store: across(({ storeMs, replies: sent }) => storeMs / sent),
      },
      p50: median(one.map(({ p50 }) => p50)),
      p99: median(one.map(({ p99 }) => p99)),
      bytes: replies.bytes,
      products: replies.products,
      failures: [...many, ...one].reduce((sum, { failures }) => sum + failures, 0),
      references: Object.fromEntries([...theirs].map(([each, values]) => [each, median(values)])),
    };
  }

  private drive(origin: string, connections: number, seconds = this.method.seconds) {
    return drive(origin, this.measured.row.requests, { connections, seconds });
  }
}

/** What an act returns, with the CPU time, in milliseconds, that shop and database took meanwhile. */
export async function withCpu<T extends object>(shop: ShopProcess, act: () => Promise<T>) {
  const children = await shop.children();
  const used = async () => ({
    shopMs: await cpuMilliseconds(shop.pid),
    storeMs: (await Promise.all(children.map(cpuMilliseconds))).reduce((sum, ms) => sum + ms, 0),
  });
  const before = await used();
  const driven = await act();
  const after = await used();
  return {
    ...driven,
    shopMs: after.shopMs - before.shopMs,
    storeMs: after.storeMs - before.storeMs,
  };
}
