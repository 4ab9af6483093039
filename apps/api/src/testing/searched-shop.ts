import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createApp } from '../app.js';
import { LiveIndex } from '../catalog/search/live/live-index.js';
import { listen, type Listening } from '../listen.js';
import { apiClient } from './api-client.js';
import { buildAppDeps } from './test-shop.js';

/**
 * A shop that searches in an index, new for each test, which starts it or puts another in its place. Call `useTestShop`
 * before.
 */
export function useSearchedShop() {
  let live: LiveIndex;
  let server: Listening;
  beforeAll(async () => {
    server = await listen(0);
    server.serve(createApp(buildAppDeps({ search: { find: (request) => live.find(request) } })));
  });
  beforeEach(() => {
    live = new LiveIndex();
  });
  afterEach(() => live.stop());
  afterAll(() => server.close());
  return {
    shop: apiClient(() => `http://127.0.0.1:${server.port}`),
    index: () => live,
    replaceIndex: (index: LiveIndex) => {
      live = index;
    },
  };
}
