/** A process that signs in at a steady rate, without waiting for earlier replies, until it receives a message. */
import { endpoints } from '@shop/shared';
import { ApiClient } from '@shop/test-shop/client/api-client';
import { MAYA } from '@shop/test-shop/client/people';

/** Network addresses, which take turns at the shop. */
const ADDRESSES = 100;

const [origin = '', rate = ''] = process.argv.slice(2);
const body = { ...MAYA, password: 'not the password' };
const underWay = new Set<Promise<unknown>>();
let sent = 0;

const timer = setInterval(
  () => {
    const visitor = new ApiClient(origin, { ip: `10.2.0.${1 + (sent++ % ADDRESSES)}` });
    const asked: Promise<unknown> = visitor
      .send(endpoints.login, { body })
      .then((response) => response.arrayBuffer())
      .finally(() => underWay.delete(asked));
    underWay.add(asked);
  },
  1_000 / Number(rate),
);

// Otherwise it would outlive a bench that is killed.
process.once('disconnect', () => process.exit());
process.once('message', () => {
  clearInterval(timer);
  void Promise.all(underWay).then(() => process.send?.(sent, () => process.disconnect()));
});
