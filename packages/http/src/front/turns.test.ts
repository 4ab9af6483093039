import express, { type Response as Reply } from 'express';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { contextOf } from '../context.js';
import { leaveTurn, takeTurns } from './turns.js';

const ADA = '192.0.2.1';
const BEN = '192.0.2.2';

let server: Listening;
/** The number of requests that have arrived, waiting or in progress. */
let arrived: number;
/** The number of requests that have a reply, or whose client has disconnected. */
let over: number;
/** The requests whose work has begun. */
let begun: { name: string; res: Reply; finishWork: () => void }[];

beforeEach(async () => {
  arrived = 0;
  over = 0;
  begun = [];
  const app = express().set('trust proxy', 1);
  app.use((_req, res, next) => {
    arrived += 1;
    res.once('close', () => (over += 1));
    next();
  });
  app.use(takeTurns(2));
  app.get('/:name', ({ params: { name } }, res) => {
    const work = new Promise<void>((finishWork) => begun.push({ name, res, finishWork }));
    void contextOf(res).visit.note(work);
  });
  server = await listen(0);
  server.serve(app);
});

afterEach(async () => {
  for (const one of begun) finish(one);
  await server.close();
});

function finish({ res, finishWork }: (typeof begun)[number]): void {
  finishWork();
  res.end();
}

function visit(name: string, from = ADA, signal?: AbortSignal): Promise<unknown> {
  const headers = { 'X-Forwarded-For': from };
  return fetch(`http://127.0.0.1:${server.port}/${name}`, { headers, signal }).catch(() => 'lost');
}

const names = () => begun.map(({ name }) => name);

/** Sends requests one after the other, so that they arrive in this order. */
async function visitInOrder(...all: string[]): Promise<void> {
  for (const name of all) {
    const before = arrived;
    void visit(name);
    await expect.poll(() => arrived).toBe(before + 1);
  }
}

it('works on a few requests of an address at a time, in the order they came', async () => {
  await visitInOrder('first', 'second', 'third', 'fourth');
  await expect.poll(names).toEqual(['first', 'second']);
  for (const one of begun.slice(0, 2)) finish(one);
  await expect.poll(names).toEqual(['first', 'second', 'third', 'fourth']);
});

it('does not let an address wait for another', async () => {
  await visitInOrder('first', 'second', 'third');
  void visit('other', BEN);
  await expect.poll(names).toEqual(['first', 'second', 'other']);
});

it('goes on with the next request when one gives its turn back', async () => {
  await visitInOrder('first', 'second', 'third');
  const [first] = begun;
  if (first) leaveTurn(first.res);
  await expect.poll(names).toEqual(['first', 'second', 'third']);
});

it('keeps the turn of a client that has left until its work is over', async () => {
  const leave = new AbortController();
  const left = visit('left', ADA, leave.signal);
  await expect.poll(names).toEqual(['left']);
  await visitInOrder('second', 'third');
  leave.abort();
  await left;
  await expect.poll(() => begun[0]?.res.closed).toBe(true);
  expect(names()).toEqual(['left', 'second']);
  begun[0]?.finishWork();
  await expect.poll(names).toEqual(['left', 'second', 'third']);
});

it('never starts a request whose client left while it waited', async () => {
  await visitInOrder('first', 'second');
  const leave = new AbortController();
  const left = visit('left', ADA, leave.signal);
  await expect.poll(() => arrived).toBe(3);
  await visitInOrder('last');
  leave.abort();
  await left;
  await expect.poll(() => over).toBe(1);
  for (const one of begun) finish(one);
  await expect.poll(names).toEqual(['first', 'second', 'last']);
});
