import { fileURLToPath } from 'node:url';
import { DEMO_SHOP_DETAILS } from '@shop/shared';
import { afterEach, expect, test, vi } from 'vitest';
import { heldTask, settled } from '../../testing/held-task.js';
import { MAX_PAGES_UNDER_WAY, PageRenderer, type AnswerCall } from './page-renderer.js';

const FILE = fileURLToPath(new URL('../../testing/test-renderer.cjs', import.meta.url));
/** The test's renderer never answers for this one. */
const NEVER = '/policy';

const renderers: PageRenderer[] = [];

afterEach(() => {
  vi.useRealTimers();
  renderers.splice(0).forEach((renderer) => renderer.stop());
});

function create(times: ConstructorParameters<typeof PageRenderer>[1] = {}): PageRenderer {
  const renderer = new PageRenderer(FILE, { deadlineMs: 30_000, ...times });
  renderers.push(renderer);
  return renderer;
}

const answer: AnswerCall = () => Promise.resolve({ status: 404, message: 'Product not found' });

function render(renderer: PageRenderer, address: string, answered = answer) {
  const request = { address, origin: 'http://shop.test', details: DEMO_SHOP_DETAILS };
  return renderer.render(request, answered);
}

test('pages beyond the bound get the shell at once', async () => {
  const renderer = create();
  const waiting = Array.from({ length: MAX_PAGES_UNDER_WAY }, () => render(renderer, NEVER));
  expect(await render(renderer, '/product/lamp')).toBeUndefined();
  renderer.stop();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([undefined]));
});

test('a page whose data can’t be read gets the shell, and the next one is rendered', async () => {
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
