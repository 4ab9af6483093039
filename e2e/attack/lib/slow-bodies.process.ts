// Sends bodies slowly from a process of its own: the one that starts the shop reads its log, and must not keep it waiting.
import { connect } from 'node:net';

const ADDRESSES = 8;

const [, , port = '', bodies = '', seconds = ''] = process.argv;
const end = performance.now() + Number(seconds) * 1_000;
await Promise.all(Array.from({ length: Number(bodies) }, (_, index) => sendSlowly(index)));

/** Sends the head of a request and the first byte of its body, and opens a new connection when this one is closed. */
async function sendSlowly(index: number): Promise<void> {
  while (performance.now() < end) {
    const socket = connect(Number(port), '127.0.0.1');
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
