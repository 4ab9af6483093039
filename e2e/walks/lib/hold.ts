import type { Page, Route } from '@playwright/test';

/** Holds back the replies to calls of this address until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
