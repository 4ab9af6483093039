import { EventEmitter, once } from 'node:events';
import express, { type NextFunction, type Response as Reply } from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { answerInTime, whileReading } from './answer-in-time.js';

const DEADLINE_MS = 15_000;

/** Emits `reading` and `work` when a request gets there, with what ends that step. */
const steps = new EventEmitter<{ reading: [NextFunction]; work: [Reply] }>();
let server: Listening;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const app = express();
  app.use(answerInTime);
  app.post(
    '/',
    whileReading((_req, _res, next) => steps.emit('reading', next)),
  );
  app.use((_req, res) => steps.emit('work', res));
  server = await listen(0);
  server.serve(app);
});

afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

function visit(method: 'GET' | 'POST'): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/`, { method });
}

async function untilWork(): Promise<Reply> {
  const [reply] = (await once(steps, 'work')) as [Reply];
  return reply;
}

/** Expects the deadline to begin now. */
function expectDeadline(reply: Reply) {
  vi.advanceTimersByTime(DEADLINE_MS - 1);
  expect(reply.headersSent).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reply.headersSent).toBe(true);
}

it('answers with a 503 after 15 seconds, however long the work takes', async () => {
  const [visited, working] = [visit('GET'), untilWork()];
  expectDeadline(await working);
  const { status, headers } = await visited;
  expect(status).toBe(503);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('leaves alone what is answered in time', async () => {
  const [visited, working] = [visit('GET'), untilWork()];
  const reply = await working;
  const closed = once(reply, 'close');
  reply.send('in time');
  expect(await (await visited).text()).toBe('in time');
  await closed;
  expect(vi.getTimerCount()).toBe(0);
});

it('does not count the time in which a body arrives', async () => {
  const [visited, reading, working] = [visit('POST'), once(steps, 'reading'), untilWork()];
  const [finishReading] = (await reading) as [NextFunction];
  vi.advanceTimersByTime(2 * DEADLINE_MS);
  finishReading();
  expectDeadline(await working);
  expect((await visited).status).toBe(503);
});
