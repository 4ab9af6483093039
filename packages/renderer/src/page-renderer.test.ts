import { fileURLToPath } from 'node:url';
import { heldTask, settled } from '@shop/front/testing';
import { afterEach, expect, test, vi } from 'vitest';
import type { RenderTypes } from './messages.js';
import { PageRenderer, type AnswerCall, type RendererOptions } from './page-renderer.js';

const FILE = fileURLToPath(new URL('./testing/thread.cjs', import.meta.url));
const MAX_PAGES = 48;
/** The test's renderer never answers for this one. */
const NEVER = '/never';

const renderers: PageRenderer<RenderTypes>[] = [];

afterEach(() => {
  vi.useRealTimers();
  renderers.splice(0).forEach((renderer) => renderer.stop());
});

function create(times: RendererOptions['times'] = {}): PageRenderer<RenderTypes> {
  const renderer = new PageRenderer<RenderTypes>(FILE, {
    maxPages: MAX_PAGES,
    report: () => undefined,
    times: { deadlineMs: 30_000, ...times },
  });
  renderers.push(renderer);
  return renderer;
}

const answer: AnswerCall<RenderTypes> = () => Promise.resolve({ status: 404 });

function render(renderer: PageRenderer<RenderTypes>, address: string, answered = answer) {
  return renderer.render({ address, origin: 'http://shop.test' }, answered);
}

test('pages beyond the bound are given up at once', async () => {
  const renderer = create();
  const waiting = Array.from({ length: MAX_PAGES }, () => render(renderer, NEVER));
  expect(await render(renderer, '/product/lamp')).toBeUndefined();
  renderer.stop();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

test('a page whose data can’t be read is given up, and the next one is rendered', async () => {
  const renderer = create();
  expect(
    await render(renderer, '/product/lamp', () => Promise.reject(new Error('No database'))),
  ).toBeUndefined();
  expect(await render(renderer, '/product/lamp')).toMatchObject({ status: 404 });
});

test('a slow database is no reason to end the thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const renderer = create({ hangMs: 100 });
  const reading = heldTask();
  const page = render(renderer, '/product/lamp', async (call) => {
    await reading.run();
    return answer(call);
  });
  while (!reading.hasBegun()) await settled();
  vi.advanceTimersByTime(10_000);
  reading.end();
  expect(await page).toMatchObject({ status: 404 });
});

test('after a rest without work the thread is started again', async () => {
  const renderer = create({ idleMs: 1 });
  for (let pages = 0; pages < 3; pages += 1) {
    expect(await render(renderer, '/product/lamp')).toMatchObject({ status: 404 });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

test('once stopped it renders nothing', async () => {
  const renderer = create();
  renderer.stop();
  expect(await render(renderer, '/product/lamp')).toBeUndefined();
});
