import { endpoints } from '@shop/shared';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP } from './lib/attacked-shop.js';
import { perSecond } from './lib/load.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';

const A_SECOND = 10;
const SECONDS = 8;
/** Each is a prefix of many words in the catalogue. */
const KEYWORD = 's c p t m b w d';

export const starvingSearch: Attack = {
  name: 'starving-search',
  tries: `one client searches for “${KEYWORD}” ${A_SECOND} times a second`,
  async run(shop) {
    const attacker = shop.visitor(ATTACKER_IP);
    const replies = new Replies();
    const search = () =>
      replies.count(
        attacker.send(endpoints.searchProducts, { params: { keyword: KEYWORD } }, timeout()),
      );
    const effects = await measureEffects(shop, () => perSecond(A_SECOND, SECONDS, search));
    return [...effectsBounded(effects), replies.check(), await stillOpen(shop)];
  },
};

const timeout = () => AbortSignal.timeout(20_000);
