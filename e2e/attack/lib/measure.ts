import { endpoints } from '@shop/shared';
import type { ApiClient } from '@shop/test-shop/client/api-client';
import { commandOf, residentMegabytes } from '@shop/test-shop/lib/process-table';
import { median, quantile, timed } from '@shop/test-shop/lib/statistics';
import type { AttackedShop } from './attacked-shop.js';
import { atMost, equal, none, type Check } from './checks.js';
import { Replies } from './replies.js';

const PAGES = 4;
const WARM_UP_MS = 1_000;
const QUIET_MS = 3_000;
const THINK_MS = 20;
const HEALTH_INTERVAL_MS = 100;
const MEMORY_INTERVAL_MS = 200;
const REPLY_TIMEOUT_MS = 20_000;

/** How much an attack may slow down others' pages; the floor is what is still comfortable on a busy machine. */
const SLOWER = { median: { times: 10, floorMs: 500 }, p99: { times: 10, floorMs: 3_000 } };
const HEALTH_WITHIN_MS = 3_000;
const MORE_MEGABYTES = 400;
/** Limit of the photo process: one picture of 40 megapixels. */
const PHOTO_MEGABYTES = 1_000;

interface Visit {
  ms: number[];
  replies: Replies;
}

/** Effects of an attack on others. */
export interface Effects {
  quiet: Visit;
  attacked: Visit;
  slowestHealthMs: number;
  megabytes: { before: number; peak: number; photos: number };
}

/** Measures how a visitor's pages, the health check and memory change under a load. */
export async function measureEffects(
  shop: AttackedShop,
  load: () => Promise<void>,
): Promise<Effects> {
  const visitor = shop.visitor();
  await browse(visitor, after(WARM_UP_MS));
  const quiet = await browse(visitor, after(QUIET_MS));
  const before = (await megabytesOf(shop)).shop;
  let over = false;
  const isOver = () => over;
  const [attacked, slowestHealthMs, peaks] = await Promise.all([
    browse(visitor, isOver),
    watchHealth(shop, isOver),
    watchMemory(shop, isOver),
    load().finally(() => (over = true)),
  ]);
  const megabytes = { before, peak: peaks.shop, photos: peaks.photos };
  return { quiet, attacked, slowestHealthMs, megabytes };
}

/** Checks that others hardly notice the attack. */
export function effectsBounded({ quiet, attacked, slowestHealthMs, megabytes }: Effects): Check[] {
  const p99 = (ms: number[]) => quantile(ms, 0.99);
  return [
    slower('median', median(quiet.ms), median(attacked.ms)),
    slower('p99', p99(quiet.ms), p99(attacked.ms)),
    none('pages that others did not get', attacked.replies.except('200')),
    atMost('slowest /healthz', slowestHealthMs, HEALTH_WITHIN_MS, 'ms'),
    atMost(
      `memory above ${megabytes.before} MB`,
      megabytes.peak - megabytes.before,
      MORE_MEGABYTES,
      'MB',
    ),
    atMost('memory that photos are prepared in', megabytes.photos, PHOTO_MEGABYTES, 'MB'),
  ];
}

function slower(name: keyof typeof SLOWER, quiet: number, attacked: number): Check {
  const { times, floorMs } = SLOWER[name];
  const ratio = (attacked / quiet).toFixed(1);
  const what = `${name} of others’ pages, ${quiet.toFixed(0)} ms when quiet`;
  const found = atMost(what, attacked, Math.max(quiet * times, floorMs), 'ms');
  return { ...found, measured: `${found.measured} (× ${ratio})` };
}

/** Checks that the shop serves a page once the attack is over. */
export async function stillOpen(shop: AttackedShop): Promise<Check> {
  const replies = new Replies();
  const status = await replies.count(page(shop.visitor(), 1));
  return equal('a page afterwards', status ?? 'lost', 200);
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

async function browse(visitor: ApiClient, isOver: () => boolean): Promise<Visit> {
  const visit: Visit = { ms: [], replies: new Replies() };
  for (let index = 0; !isOver() || index === 0; index += 1) {
    visit.ms.push(await timed(() => visit.replies.count(page(visitor, 1 + (index % PAGES)))));
    await pause(THINK_MS);
  }
  return visit;
}

function page(visitor: ApiClient, number: number): Promise<Response> {
  const input = { params: { page: number } };
  return visitor.send(endpoints.listProductPage, input, AbortSignal.timeout(REPLY_TIMEOUT_MS));
}

/** @returns the longest wait for a reply, in milliseconds; infinite if a reply was missing. */
async function watchHealth({ origin }: AttackedShop, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS);
    const started = performance.now();
    const isAlive = await fetch(`${origin}/healthz`, { signal }).then(
      async (response) => (await response.text(), response.ok),
      () => false,
    );
    slowest = Math.max(slowest, isAlive ? performance.now() - started : Infinity);
    await pause(HEALTH_INTERVAL_MS);
  }
  return slowest;
}

/** Memory in megabytes. */
interface Memory {
  /** By the shop and its database. */
  shop: number;
  /** By the process that prepares photos; 0 while there is none. */
  photos: number;
}

async function watchMemory(shop: AttackedShop, isOver: () => boolean): Promise<Memory> {
  const peak = { shop: 0, photos: 0 };
  while (!isOver()) {
    const now = await megabytesOf(shop);
    peak.shop = Math.max(peak.shop, now.shop);
    peak.photos = Math.max(peak.photos, now.photos);
    await pause(MEMORY_INTERVAL_MS);
  }
  return peak;
}

async function megabytesOf({ process }: AttackedShop): Promise<Memory> {
  const isOfPhotos = async (pid: number) => (await commandOf(pid)).includes('photo.process');
  const memory: Memory = { shop: 0, photos: 0 };
  for (const pid of [process.pid, ...(await process.children())])
    memory[(await isOfPhotos(pid)) ? 'photos' : 'shop'] += await residentMegabytes(pid);
  return memory;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
