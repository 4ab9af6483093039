import { setTimeout } from 'node:timers/promises';
import type { ShopProcess } from '@shop/e2e/shop/shop-process';
import { median, quantile } from '@shop/e2e/shop/statistics';
import { whileFlooded, withBareServer, type FloodReport } from './flooding.js';
import type { FloodKind, Target } from './kinds.js';
import { browse, cpuOf, watchMemory, type Visit } from './visitor.js';

/** Long enough for what a flood left in the queues. */
const SETTLE_MS = 5_000;
const WARM_UP_SECONDS = 2;
/** The flood begins before it is measured. */
const LEAD_MS = 2_000;
const SHORTEST_SECONDS = 10;

const p99 = ({ ms }: Visit) => quantile(ms, 0.99);
const round = (ms: number) => Math.round(ms * 10) / 10;

/**
 * Another visitor's list pages in three phases: quiet, while the shop is flooded, and while a bare server is, so
 * that what the flooding process itself takes from a small machine can be told apart.
 */
export async function measureFlood(
  shop: ShopProcess,
  kind: FloodKind,
  target: Target,
  seconds: number,
) {
  const browseFor = async (duration: number) => {
    await setTimeout(LEAD_MS);
    return browse(shop.origin, duration);
  };
  await browse(shop.origin, WARM_UP_SECONDS);
  const short = Math.max(SHORTEST_SECONDS, seconds / 3);
  const quiet = await browse(shop.origin, short);
  const { outcome: flooded, megabytes } = await watchMemory(shop, () =>
    whileFlooded(kind.name, target, async () => {
      await setTimeout(LEAD_MS);
      const before = await cpuOf(shop);
      const visit = await browse(shop.origin, seconds);
      const after = await cpuOf(shop);
      const spent = Object.entries(after).map(
        ([name, ms]) => `${name} ${Math.round((ms - (before[name] ?? 0)) / (seconds * 10))}`,
      );
      return { ...visit, cpu: spent.join(', ') };
    }),
  );
  await setTimeout(SETTLE_MS);
  const replyMs = waitOf(kind, flooded.report, seconds);
  const bare = await withBareServer(replyMs, (port) =>
    whileFlooded(kind.name, { ...target, port }, () => browseFor(short)),
  );
  const share = ({ cpuMs }: FloodReport, of: number) => Math.round(cpuMs / (of * 10));
  return {
    flood: kind.name,
    replies: inWords(flooded.report.statuses),
    improper: improperOf(flooded.report.statuses),
    'others’ replies': inWords(flooded.outcome.statuses.toJSON()),
    'p50 quiet': round(median(quiet.ms)),
    'p50 flooded': round(median(flooded.outcome.ms)),
    'p99 quiet': round(p99(quiet)),
    'p99 bare': round(p99(bare.outcome)),
    'p99 flooded': round(p99(flooded.outcome)),
    '× quiet': round(p99(flooded.outcome) / p99(quiet)),
    '× bare': round(p99(flooded.outcome) / p99(bare.outcome)),
    'shop’s CPU, %': flooded.outcome.cpu,
    'flooder’s CPU, %': share(flooded.report, seconds),
    'MB, first to last': `${megabytes[0] ?? 0} → ${megabytes.at(-1) ?? 0}, peak ${Math.max(...megabytes)}`,
  };
}

/** After how many milliseconds a server has to answer to be asked as often as the shop was. */
function waitOf({ connections }: FloodKind, { statuses }: FloodReport, seconds: number): number {
  const replies = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  return Math.min(Math.ceil((connections * seconds * 1_000) / Math.max(replies, 1)), 1_000);
}

/** Failures that no client may see. */
function improperOf(statuses: FloodReport['statuses']): number {
  return Object.entries(statuses)
    .filter(([status]) => status.startsWith('5') && status !== '503')
    .reduce((sum, [, count]) => sum + count, 0);
}

function inWords(statuses: Record<string, number>): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}
