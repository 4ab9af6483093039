import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { failureSchema } from '@shop/shared';
import { expect } from 'vitest';

/** A connection on which a client sends any bytes, and the whole response once the shop closes it. */
export interface RawRequest {
  socket: Socket;
  response: Promise<string>;
}

/** Opens a connection to a shop and sends text as it is. */
export function sendRaw(origin: string, text: string): RawRequest {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, response: once(socket, 'close').then(() => received) };
}

/** Expects a response with this status whose body has the contract's shape of failures. */
export function expectRefusal(response: string, status: number): void {
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(failureSchema.safeParse(JSON.parse(body)).success).toBe(true);
}
