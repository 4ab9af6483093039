import { connect, type Socket } from 'node:net';

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
  const response = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  return { socket, response };
}

/** Asks for a path exactly as it is spelt, with headers that may appear more than once. */
export function getRaw(origin: string, path: string, headers: string[] = []): Promise<string> {
  const host = headers.some((header) => /^host:/i.test(header)) ? [] : ['Host: shop.test'];
  const head = [`GET ${path} HTTP/1.1`, ...host, 'Connection: close', ...headers];
  return sendRaw(origin, `${head.join('\r\n')}\r\n\r\n`).response;
}
