import type { Locator, Page } from '@playwright/test';
import { expect } from './walk.js';

/** Where the page begins below the header, in pixels from the top of the window; 0 once the header has scrolled away. */
export async function headerEnd(page: Page): Promise<number> {
  // The header itself generates no box.
  const bar = page.locator('header nav > div').first();
  const box = await bar.boundingBox();
  return Math.max(0, box ? box.y + box.height : 0);
}

/**
 * Expects the whole element to be visible in the window, below the header, with nothing over its middle. A message that
 * lets presses through counts, too.
 */
export async function expectBelowHeader(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  const place = async () => {
    const box = await element.boundingBox();
    if (!box) return undefined;
    const middle = box.x + box.width / 2;
    const isOnTop = await element.evaluate(
      (own, points) => {
        if (own instanceof HTMLElement) own.style.pointerEvents = 'auto';
        return points.every(([x, y]) =>
          own.contains(document.elementFromPoint(Number(x), Number(y))),
        );
      },
      [box.y + 2, box.y + box.height - 2].map((y) => [middle, y]),
    );
    const end = await headerEnd(page);
    return { below: Math.round(box.y) >= Math.round(end), isOnTop };
  };
  await expect.poll(place).toEqual({ below: true, isOnTop: true });
}

/** Where something is on the screen. A message is asked before it leaves. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} is not on the screen`);
  return box;
}
type Box = Awaited<ReturnType<typeof boxOf>>;

/** Expects that two things on the screen do not overlap. */
export function expectApart(a: Box, b: Box): void {
  const isApart =
    a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
  expect(isApart, `${JSON.stringify(a)} and ${JSON.stringify(b)} overlap`).toBe(true);
}
