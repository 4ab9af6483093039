import { endpoints } from '@shop/shared';
import { afterEach, beforeEach, vi } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { createApp } from '../app.js';
import { LiveIndex, searchServerIndex } from '../catalog/index.js';
import { apiClient } from './api-client.js';
import { SearchServerStandIn } from './search-server-stand-in.js';
import { buildAppDeps } from './test-shop.js';

const KEY = 'a-key-of-the-tests';

/** Shops that search in a stand-in of a search server, in place of what `useTestShop` made. */
export function useSearchServerShop() {
  let standIn: SearchServerStandIn;
  let server: Listening | undefined;
  let lives: LiveIndex[] = [];
  const shop = apiClient(() => `http://127.0.0.1:${server?.port ?? 0}`);

  beforeEach(async () => {
    lives = [];
    standIn = await SearchServerStandIn.start(KEY);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const live of lives) live.stop();
    await server?.close();
    server = undefined;
    await standIn.close();
  });

  /** An instance that is not started yet. */
  function begin(): LiveIndex {
    const config = { host: standIn.host, apiKey: KEY };
    const live = new LiveIndex(searchServerIndex(config, { retry: 100, renew: 100 }));
    lives.push(live);
    return live;
  }

  async function open(): Promise<LiveIndex> {
    const live = begin();
    await live.start();
    return live;
  }

  /** An instance that `shop` calls. */
  async function serve(): Promise<LiveIndex> {
    const live = await open();
    server = await listen(0);
    server.serve(createApp(buildAppDeps({ search: live })));
    return live;
  }

  async function named(keyword: string, query: Record<string, string | number> = {}) {
    const { body } = await shop.call(endpoints.searchProducts, { params: { keyword }, query });
    return body.map(({ name }) => name);
  }

  return { shop, begin, open, serve, named, standIn: () => standIn };
}
