import { connect } from 'node:net';
import type { Attack } from './lib/attack.js';
import { ATTACKER_IP } from './lib/attacked-shop.js';
import { effectsBounded, measureEffects, stillOpen } from './lib/measure.js';

const CONNECTIONS = 60;
const REQUESTS = 500;
const ATTACK_MS = 12_000;

const REQUEST = `GET /api/v1/products/get-product HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: ${ATTACKER_IP}\r\n\r\n`;

/** Writes all its requests at once. Every third connection never reads a reply. */
function pipeline(origin: string, index: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    if (index % 3 > 0) socket.resume();
    socket.on('error', () => undefined);
    socket.write(REQUEST.repeat(REQUESTS));
    setTimeout(() => {
      socket.destroy();
      resolve();
    }, ATTACK_MS);
  });
}

export const pipelining: Attack = {
  name: 'pipelining',
  tries: `${CONNECTIONS} connections write ${REQUESTS} requests each at once; a third never reads`,
  async run(shop) {
    const load = async () => {
      await Promise.all(
        Array.from({ length: CONNECTIONS }, (_, index) => pipeline(shop.origin, index)),
      );
    };
    return [...effectsBounded(await measureEffects(shop, load)), await stillOpen(shop)];
  },
};
