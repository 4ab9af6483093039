import { endpoints } from '@shop/shared';
import { INES, MAYA, THEO } from '@shop/test-shop/client/people';
import { timed } from '@shop/test-shop/lib/statistics';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP } from './lib/attacked-shop.js';
import { atMost, equal } from './lib/checks.js';
import { atOnce } from './lib/load.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';
import { Replies } from './lib/replies.js';

const SIGN_INS = 84;
const WITHIN = { times: 10, floorMs: 3_000 };

export const signInFlood: Attack = {
  name: 'sign-in-flood',
  tries: `signs in ${SIGN_INS} times at once with the right password, from one address`,
  async run(shop) {
    const replies = new Replies();
    const honest = new Replies();
    const signIn = () => honest.count(shop.visitor().send(endpoints.login, { body: INES }));
    await signIn();
    const quietMs = await timed(signIn);
    const flood = (index: number) =>
      replies.count(
        shop.visitor(ATTACKER_IP).send(endpoints.login, { body: index % 2 ? MAYA : THEO }),
      );
    let attackedMs = 0;
    const effects = await measureEffects(shop, async () => {
      const flooding = atOnce(SIGN_INS, flood);
      await new Promise((resolve) => setTimeout(resolve, 200));
      attackedMs = await timed(signIn);
      await flooding;
    });
    const most = Math.max(WITHIN.times * quietMs, WITHIN.floorMs);
    return [
      atMost(`another’s sign-in, ${quietMs.toFixed(0)} ms when quiet`, attackedMs, most, 'ms'),
      equal('others’ sign-ins that succeed', honest.statuses.toJSON()['200'] ?? 0, 3),
      ...effectsBounded(effects),
      replies.check(),
      await stillOpen(shop),
    ];
  },
};
