import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/e2e/shop/api-client';
import { Tally, timed } from '@shop/e2e/shop/statistics';

const PAGES = 4;
/** Short, so that a few seconds have pages enough to tell their 99th percentile. */
const THINK_MS = 5;
const REPLY_TIMEOUT_MS = 30_000;

/** What another visitor sees of the list pages: the milliseconds of each, and how they were answered. */
export interface Visit {
  ms: number[];
  statuses: Tally;
}

/** Looks at list pages, one after the other. */
export async function browse(origin: string, seconds: number): Promise<Visit> {
  const visitor = new ApiClient(origin, { ip: '203.0.113.1' });
  const visit: Visit = { ms: [], statuses: new Tally() };
  const end = performance.now() + seconds * 1_000;
  for (let index = 0; performance.now() < end; index += 1) {
    const params = { page: 1 + (index % PAGES) };
    const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS);
    const look = async () => {
      const reply = await visitor.send(endpoints.listProductPage, { params }, signal);
      await reply.arrayBuffer();
      visit.statuses.add(String(reply.status));
    };
    visit.ms.push(await timed(() => look().catch(() => visit.statuses.add('lost'))));
    await setTimeout(THINK_MS);
  }
  return visit;
}
