import { randomUUID } from 'node:crypto';
import type { Attack } from './lib/attack.js';
import { atOnce } from './lib/load.js';
import { stillOpen } from './lib/measure.js';
import { LOAD_SECONDS, othersDuring } from './lib/others.js';
import { Replies } from './lib/replies.js';

const ADDRESSES = 200;

export const pageCrawl: Attack = {
  name: 'page-crawl',
  tries: `${ADDRESSES} addresses ask for one search page after the other`,
  async run(shop) {
    const replies = new Replies();
    const crawl = async (index: number) => {
      const headers = { 'X-Forwarded-For': `198.51.100.${1 + index}`, Accept: 'text/html' };
      const end = performance.now() + LOAD_SECONDS * 1_000;
      while (performance.now() < end) {
        const url = `${shop.origin}/search?q=lamp+${randomUUID().slice(0, 8)}`;
        await replies.count(fetch(url, { headers, signal: AbortSignal.timeout(20_000) }));
      }
    };
    const others = await othersDuring(shop, () => atOnce(ADDRESSES, crawl));
    return [...others, replies.check(), await stillOpen(shop)];
  },
};
