import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '@shop/front';
import { createApp } from '../../app/app.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

it('the log has the path of a request, but no query, keyword, e-mail address or address of the client', async () => {
  const server = await listen(0);
  const { config, ...deps } = buildAppDeps({ logRequests: true });
  server.serve(createApp({ ...deps, config: { ...config, trustedProxies: 1 } }));
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  const visit = (path: string) =>
    fetch(`http://127.0.0.1:${server.port}/api/v1${path}`, {
      headers: { 'X-Forwarded-For': '192.0.2.77' },
    });
  await visit('/auth/all-users?search=zuri%40shop.test');
  await visit('/products/search/12%20Zuri%20Street');
  await visit('/product/search/zuri%40shop.test');
  await visit('/no/such/zuri%40shop.test');
  await expect.poll(() => lines.length).toBe(4);
  const log = lines.join('');
  expect(log).toContain(' GET /api/v1/auth/all-users 401 ');
  expect(log.match(/ GET \/api\/v1\/products\/search\/\[keyword\] 200 /g)).toHaveLength(2);
  expect(log).toContain(' GET /api/v1/no/such/[e-mail] 404 ');
  expect(log).not.toMatch(/zuri|Zuri|shop\.test|192\.0\.2\.77/);
  await server.close();
});
