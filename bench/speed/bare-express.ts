/** The least that Express can do: every request is answered with the same bytes. */
import { createServer } from 'node:http';
import express from 'express';
import { serveBytes, type Bytes } from './bare.js';

let ready: Bytes = { type: 'text/plain', body: Buffer.from('') };

const app = express();
app.use((_req, res) => {
  res.type(ready.type).send(ready.body);
});

serveBytes(createServer(app), (bytes) => (ready = bytes));
