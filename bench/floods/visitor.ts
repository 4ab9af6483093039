/** A visitor in a separate process: for the seconds in each message, requests list pages one after the other. */
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { Tally, timed } from '@shop/test-shop/lib/statistics';
import type { Visit } from './visit.js';

const PAGES = 4;
/** Short, so that a few seconds have enough pages for a 99th percentile. */
const THINK_MS = 5;
const REPLY_TIMEOUT_MS = 30_000;

const visitor = new ApiClient(process.argv[2] ?? '', { ip: '203.0.113.1' });

async function browse(seconds: number): Promise<Visit> {
  const ms: number[] = [];
  const statuses = new Tally();
  const end = performance.now() + seconds * 1_000;
  for (let index = 0; performance.now() < end; index += 1) {
    const params = { page: 1 + (index % PAGES) };
    const signal = AbortSignal.timeout(REPLY_TIMEOUT_MS);
    const look = async () => {
      const reply = await visitor.send(endpoints.listProductPage, { params }, signal);
      await reply.arrayBuffer();
      statuses.add(String(reply.status));
    };
    ms.push(await timed(() => look().catch(() => statuses.add('lost'))));
    await setTimeout(THINK_MS);
  }
  return { ms, statuses: statuses.toJSON() };
}

process.once('disconnect', () => process.exit());
process.on('message', (seconds) => {
  void browse(z.number().parse(seconds)).then((visit) => process.send?.(visit));
});
process.send?.('here');
