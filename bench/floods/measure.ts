import { setTimeout } from 'node:timers/promises';
import type { ShopProcess } from '@shop/test-shop/shop/shop-process';
import { median, quantile } from '@shop/test-shop/lib/statistics';
import { whileBurning, whileFlooded, withBareServer, type FloodReport } from './flooding.js';
import type { FloodKind, Target } from './kinds.js';
import {
  cpuOf,
  megabytesOf,
  peakMemory,
  shares,
  sum,
  untilIdle,
  type CpuTimes,
} from './shop-processes.js';
import { withVisitor, type Browse, type Visit } from './visit.js';

/** Long enough for the queues to drain after a flood. */
const SETTLE_MS = 5_000;
const WARM_UP_SECONDS = 2;
/** The flood begins before it is measured. */
const LEAD_MS = 2_000;
const SHORTEST_SECONDS = 12;
/** Memory that the shop still holds after this long counts as kept. */
const AFTERWARDS_MS = 30_000;

const p99 = ({ ms }: Visit) => quantile(ms, 0.99);
const round = (ms: number) => Math.round(ms * 10) / 10;

/**
 * Measures another visitor's list pages in three phases: quiet, during the flood, and in a control. In the control, the
 * same flood goes to a bare server, and unrelated processes use as much CPU time as the shop's processes did.
 */
export function measureFlood(shop: ShopProcess, kind: FloodKind, target: Target, seconds: number) {
  return withVisitor(shop.origin, (browse) => measure(shop, kind, target, { seconds, browse }));
}

async function measure(
  shop: ShopProcess,
  kind: FloodKind,
  target: Target,
  { seconds, browse }: { seconds: number; browse: Browse },
) {
  const browseFor = async (duration: number) => {
    await setTimeout(LEAD_MS);
    const before = await cpuOf(shop);
    const visit = await browse(duration);
    return { ...visit, cpu: shares(before, await cpuOf(shop), duration) };
  };
  await browse(WARM_UP_SECONDS);
  await untilIdle(shop);
  const short = Math.max(SHORTEST_SECONDS, seconds / 4);
  const quiet = await browseFor(short);
  const before = await megabytesOf(shop);
  const { outcome: flooded, peak } = await peakMemory(shop, () =>
    whileFlooded(kind.name, target, () => browseFor(seconds)),
  );
  const ended = performance.now();
  await setTimeout(SETTLE_MS);
  const replyMs = waitOf(kind, flooded.report, seconds);
  const burnt = Math.max(sum(flooded.outcome.cpu) - sum(quiet.cpu), 1);
  const control = await withBareServer(replyMs, (port) =>
    whileFlooded(kind.name, { ...target, port }, () => whileBurning(burnt, () => browseFor(short))),
  );
  await setTimeout(Math.max(0, ended + AFTERWARDS_MS - performance.now()));
  return {
    flood: kind.name,
    replies: inWords(flooded.report.statuses),
    improper: improperOf(flooded.report.statuses),
    'others’ replies': inWords(flooded.outcome.statuses),
    'p50 quiet': round(median(quiet.ms)),
    'p50 flooded': round(median(flooded.outcome.ms)),
    'p99 quiet': round(p99(quiet)),
    'p99 control': round(p99(control.outcome)),
    'p99 flooded': round(p99(flooded.outcome)),
    '× quiet': round(p99(flooded.outcome) / p99(quiet)),
    '× control': round(p99(flooded.outcome) / p99(control.outcome)),
    'shop’s CPU, %': percents(flooded.outcome.cpu),
    'flooder’s CPU, %': Math.round(flooded.report.cpuMs / (seconds * 10)),
    'MB before, peak, 30 s after': `${before}, ${peak}, ${await megabytesOf(shop)}`,
  };
}

/** The reply delay, in milliseconds, with which a server gets as many requests as the shop did. */
function waitOf({ connections }: FloodKind, { statuses }: FloodReport, seconds: number): number {
  const replies = Object.values(statuses).reduce((total, count) => total + count, 0);
  return Math.min(Math.ceil((connections * seconds * 1_000) / Math.max(replies, 1)), 1_000);
}

/** Counts failures that no client may see. */
function improperOf(statuses: FloodReport['statuses']): number {
  return Object.entries(statuses)
    .filter(([status]) => status.startsWith('5') && status !== '503')
    .reduce((total, [, count]) => total + count, 0);
}

function inWords(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

function percents(cpu: CpuTimes): string {
  return Object.entries(cpu)
    .map(([name, share]) => `${name} ${share}`)
    .join(', ');
}
