/** A server that answers each read with one reply, after the delay in its argument (milliseconds). */
import { createServer, type AddressInfo } from 'node:net';

const replyMs = Number(process.argv[2]);
const body = 'x'.repeat(2_000);
const reply = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const server = createServer((socket) => {
  let isWaiting = false;
  socket.on('error', () => undefined);
  socket.on('data', () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      socket.write(reply);
    }, replyMs);
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
