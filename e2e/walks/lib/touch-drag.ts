import type { Locator, Page } from '@playwright/test';

const STEPS = 8;

/**
 * Drags by a finger, as the browser itself reports it.
 * @param down how far down in the target the finger is lifted, as a part of its height
 */
export async function touchDrag(
  page: Page,
  grip: Locator,
  target: Locator,
  down = 0.5,
): Promise<void> {
  await grip.scrollIntoViewIfNeeded();
  const [from, to] = [await grip.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('What is dragged is not on the screen');
  const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  const end = { x: to.x + to.width / 2, y: to.y + to.height * down };
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', start.x, start.y);
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await touch(
      'touchMove',
      start.x + (end.x - start.x) * part,
      start.y + (end.y - start.y) * part,
    );
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await client.detach();
}
