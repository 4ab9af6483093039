import type { SearchRequest } from '@shop/search';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../app/app.js';
import { CachedRecords } from '../shop/catalog/records/cached-records.js';
import type { LiveIndex } from '../shop/catalog/search/live/live-index.js';
import { apiClient } from './api-client.js';
import { keptIndex } from './kept-index.js';
import { buildAppDeps } from './test-shop.js';

/**
 * A shop that searches in an index, new for each test, which starts it or puts another in its place, and that keeps
 * products in memory. Call `useTestShop` before.
 */
export function useSearchedShop() {
  const records = new CachedRecords(1024 * 1024);
  let live: LiveIndex;
  let server: Listening;
  beforeAll(async () => {
    server = await listen(0);
    const search = { find: (request: SearchRequest) => live.find(request) };
    server.serve(createApp(buildAppDeps({ search, records })));
  });
  beforeEach(() => {
    live = keptIndex();
  });
  afterEach(() => live.stop());
  afterAll(() => {
    records.stop();
    return server.close();
  });
  return {
    shop: apiClient(() => `http://127.0.0.1:${server.port}`),
    index: () => live,
    replaceIndex: (index: LiveIndex) => {
      live = index;
    },
  };
}
