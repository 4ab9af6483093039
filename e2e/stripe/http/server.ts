import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Account } from '../account/account.js';
import { expireOverdue } from '../account/expire.js';
import type { Controls } from '../control/controls.js';
import type { Faults } from '../control/faults.js';
import { payPage } from '../page/pay-page.js';
import type { ApiReply } from './answer-api.js';
import { answerFaulty, type InFlight } from './answer-faulty.js';
import { ApiError } from './api-error.js';

interface Parts {
  account: Account;
  faults: Faults;
  controls: Controls;
}

/** Serves the API, the pages to pay on, and the controls. */
export async function serve(parts: Parts, port: number): Promise<Server> {
  const inFlight: InFlight = new Set();
  const server = createServer((req, res) => {
    answer(parts, inFlight, req).then(
      (reply) => send(res, reply),
      (error: unknown) => {
        const known = error instanceof ApiError ? error : new ApiError(500, String(error));
        send(res, { status: known.status, headers: {}, body: JSON.stringify(known.body) });
      },
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function answer(
  parts: Parts,
  inFlight: InFlight,
  req: IncomingMessage,
): Promise<ApiReply | undefined> {
  const { account, faults } = parts;
  const body = await text(req);
  const { method = '', url = '', headers } = req;
  expireOverdue(account);
  try {
    const [, area, name = ''] = new URL(url, 'http://any').pathname.split('/');
    if (area === 'pay')
      return payPage(account, name, method === 'POST' ? new URLSearchParams(body) : undefined);
    if (area === 'control') return controlled(parts, name, body);
    const request = { method, url, headers, body };
    const hungUp = () => once(req.socket, 'close');
    return await answerFaulty(account, inFlight, request, { fault: faults.take(url), hungUp });
  } finally {
    // Before the reply: what was answered outlives a kill.
    account.state.write();
  }
}

function controlled({ account, controls }: Parts, name: string, body: string): ApiReply {
  if (!(name in controls)) throw new ApiError(404, `There is no control ${name}`);
  const control = controls[name as keyof Controls] as (input: unknown) => unknown;
  const result = control(JSON.parse(body)) ?? null;
  expireOverdue(account);
  return { status: 200, headers: {}, body: JSON.stringify(result) };
}

function send(res: ServerResponse, reply: ApiReply | undefined): void {
  if (!reply) {
    res.destroy();
    return;
  }
  res.writeHead(reply.status, reply.headers);
  res.end(reply.body);
}
