import { randomUUID } from 'node:crypto';
import { endpoints } from '@shop/shared';
import type { Attack } from './lib/attack.js';
import { atOnce } from './lib/load.js';
import { stillOpen } from './lib/measure.js';
import { LOAD_SECONDS, othersDuring } from './lib/others.js';
import { Replies } from './lib/replies.js';

const ADDRESSES = 5;
const EACH = 180;

export const manySearchers: Attack = {
  name: 'many-searchers',
  tries: `${ADDRESSES} addresses keep ${EACH} searches each under way`,
  async run(shop) {
    const replies = new Replies();
    const search = async (index: number) => {
      const attacker = shop.visitor(`198.51.100.${1 + (index % ADDRESSES)}`);
      const end = performance.now() + LOAD_SECONDS * 1_000;
      while (performance.now() < end) {
        const keyword = `s c p t m b ${randomUUID().slice(0, 4)}`;
        await replies.count(
          attacker.send(
            endpoints.searchProducts,
            { params: { keyword } },
            AbortSignal.timeout(20_000),
          ),
        );
      }
    };
    const others = await othersDuring(shop, () => atOnce(ADDRESSES * EACH, search));
    return [...others, replies.check(), await stillOpen(shop)];
  },
};
