import type { ShopProcess } from '@shop/e2e/shop/shop-process';
import { cpuMilliseconds } from '@shop/e2e/shop/process-table';
import { median } from '@shop/e2e/shop/statistics';
import { drive, type Drive } from './drive.js';
import type { Reference } from './reference.js';
import type { Row } from './rows.js';

/** How long and how often each row is measured. */
export interface Method {
  rounds: number;
  seconds: number;
  connections: number;
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
  /** The body of the first reply. */
  bytes: number;
  failures: number;
  /** Replies in a second of servers that send the same bytes and do nothing else. */
  references: Partial<Record<Reference['name'], number>>;
}

/** Measures one row, shop and references taking turns. */
export async function measureRow(
  shop: ShopProcess,
  { name, requests }: Row,
  references: readonly Reference[],
  { rounds, seconds, connections }: Method,
): Promise<Result> {
  const body = await firstReply(shop.origin, requests);
  for (const reference of references) await reference.answerWith(body);
  await drive(shop.origin, requests, { connections, seconds: 1 });
  const many: (Drive & { shopMs: number; storeMs: number })[] = [];
  const one: Drive[] = [];
  const theirs = new Map<Reference['name'], number[]>(references.map((each) => [each.name, []]));
  for (let round = 0; round < rounds; round += 1) {
    many.push(await withCpu(shop, () => drive(shop.origin, requests, { connections, seconds })));
    for (const reference of references) {
      const driven = await drive(reference.origin, requests, { connections, seconds });
      theirs.get(reference.name)?.push(driven.perSecond);
    }
    one.push(await drive(shop.origin, requests, { connections: 1, seconds }));
  }
  const across = (value: (driven: (typeof many)[number]) => number) => median(many.map(value));
  return {
    row: name,
    perSecond: across(({ perSecond }) => perSecond),
    cpuMs: {
      shop: across(({ shopMs, replies }) => shopMs / replies),
      store: across(({ storeMs, replies }) => storeMs / replies),
    },
    p50: median(one.map(({ p50 }) => p50)),
    p99: median(one.map(({ p99 }) => p99)),
    bytes: body.body.length,
    failures: [...many, ...one].reduce((sum, { failures }) => sum + failures, 0),
    references: Object.fromEntries([...theirs].map(([each, values]) => [each, median(values)])),
  };
}

async function firstReply(origin: string, [request]: Row['requests']) {
  if (!request) throw new RangeError('A row needs a request');
  const { path, ...init } = request;
  const response = await fetch(origin + path, init);
  if (!response.ok) console.error(`${path}: ${response.status}`);
  return {
    type: response.headers.get('content-type') ?? '',
    body: Buffer.from(await response.arrayBuffer()),
  };
}

async function withCpu(shop: ShopProcess, act: () => Promise<Drive>) {
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
