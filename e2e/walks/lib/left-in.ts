import type { Page } from '@playwright/test';

/** All that this browser keeps for the shop. */
export const leftIn = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      document.cookie,
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  );
