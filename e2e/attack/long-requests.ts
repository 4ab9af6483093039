import { endpoints, urlOf } from '@shop/shared';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP } from './lib/attacked-shop.js';
import { atOnce } from './lib/load.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';

const CLIENTS = 4;
const SECONDS = 15;
const PADDING = 'x'.repeat(90_000);
/** Fits into the head of a request. */
const URL_PADDING = 'x'.repeat(6_000);
const DEEP = '['.repeat(5_000) + ']'.repeat(5_000);

/** Bodies of filters with a field that nobody reads. */
const longBody = (id: string) => `{"checked":[],"radio":[],"page":9999,"unread":"${id}${PADDING}"}`;
const DEEP_BODY = `{"checked":[],"radio":[],"page":9999,"unread":${DEEP}}`;

export const longRequests: Attack = {
  name: 'long-requests',
  tries:
    'fills the cache of replies with long URLs and bodies, each sent twice, and nests one deeply',
  async run(shop) {
    const replies = new Replies();
    const headers = { 'X-Forwarded-For': ATTACKER_IP, 'Content-Type': 'application/json' };
    const filter = (body: string) =>
      replies.count(
        fetch(shop.origin + urlOf(endpoints.filterProducts, {}), { method: 'POST', headers, body }),
      );
    const list = shop.origin + urlOf(endpoints.listProductPage, { params: { page: 9_999 } });
    const client = async (number: number) => {
      const end = performance.now() + SECONDS * 1_000;
      for (let index = 0; performance.now() < end; index += 1) {
        const id = `${number}.${index}.`;
        for (let time = 0; time < 2; time += 1) {
          await filter(longBody(id));
          await replies.count(fetch(`${list}?unread=${id}${URL_PADDING}`, { headers }));
        }
      }
      await filter(DEEP_BODY);
    };
    const effects = await measureEffects(shop, () => atOnce(CLIENTS, client));
    return [...effectsBounded(effects), replies.check(), await stillOpen(shop)];
  },
};
