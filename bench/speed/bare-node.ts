/** The least that Node can do: every request is answered with the same bytes, from a ready buffer. */
import { createServer } from 'node:http';
import { serveBytes, type Bytes } from './bare.js';

let ready: Bytes = { type: 'text/plain', body: Buffer.from('') };

const server = createServer((_req, res) => {
  res.writeHead(200, { 'Content-Type': ready.type, 'Content-Length': ready.body.length });
  res.end(ready.body);
});

serveBytes(server, (bytes) => (ready = bytes));
