import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '@shop/front';
import { JobModel, workOffNext } from '@shop/mongo/jobs';
import type { AppDeps } from '../../app/app-deps.js';
import { createApp } from '../../app/app.js';
import { toNetwork } from '@shop/front/networks';
import { buildOrder } from '../../testing/factories.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

useTestShop();
let server: Listening | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Serves a shop that is configured like this, and returns its origin. */
async function serve(given: Partial<AppDeps['config']> = {}): Promise<string> {
  const deps = buildAppDeps();
  server = await listen(0);
  server.serve(createApp({ ...deps, config: { ...deps.config, ...given } }));
  return `http://127.0.0.1:${server.port}`;
}

const scrape = async (origin: string, headers: Record<string, string> = {}) =>
  (await fetch(`${origin}/metrics`, { headers })).status;

describe('the metrics', () => {
  it('are for this machine, and not for what a proxy on it forwards', async () => {
    const origin = await serve();
    expect(await scrape(origin)).toBe(200);
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'Via', 'X-Real-IP'])
      expect(await scrape(origin, { [name]: '127.0.0.1' }), name).toBe(404);
  });

  it('are for nobody at loopback once proxies are configured', async () => {
    const origin = await serve({ trustedProxies: 1 });
    expect(await scrape(origin)).toBe(404);
    expect(await scrape(origin, { 'X-Forwarded-For': '127.0.0.1' })).toBe(404);
  });

  it('are for the networks that the operator allows', async () => {
    const origin = await serve({ trustedProxies: 1, metricsAllow: [toNetwork('192.0.2.0/24')] });
    expect(await scrape(origin, { 'X-Forwarded-For': '192.0.2.7' })).toBe(200);
    expect(await scrape(origin, { 'X-Forwarded-For': '::ffff:192.0.2.7' })).toBe(200);
    expect(await scrape(origin, { 'X-Forwarded-For': '198.51.100.7' })).toBe(404);
    expect(await scrape(origin, { 'X-Forwarded-For': '192.0.2.7, 198.51.100.7' })).toBe(404);
  });

  it('are for whoever has the token', async () => {
    const metricsToken = 'a token for the scraper';
    const origin = await serve({ trustedProxies: 1, metricsToken });
    expect(await scrape(origin, { Authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await scrape(origin, { Authorization: 'Bearer another token' })).toBe(404);
    expect(await scrape(origin)).toBe(404);
  });

  it('say how many jobs wait, for how long, and how often they failed', async () => {
    const minute = 60_000;
    const job = { topic: 'lamp', data: {}, tries: 0, createdAt: new Date() };
    await JobModel.create([
      { ...job, key: 'waits', state: 'due', dueAt: new Date(Date.now() - minute) },
      { ...job, key: 'later', state: 'due', dueAt: new Date(Date.now() + minute) },
      { ...job, key: 'dead', state: 'dead', dueAt: new Date(0) },
    ]);
    const origin = await serve();
    const text = async () => (await fetch(`${origin}/metrics`)).text();
    expect(await text()).toContain('jobs{state="due"} 1');
    expect(await text()).toContain('jobs{state="dead"} 1');
    expect(Number(/^jobs_oldest_due_seconds (.+)$/m.exec(await text())?.[1])).toBeGreaterThan(59);
    await workOffNext({}, { failed: () => undefined });
    expect(await text()).toContain('job_failures_total{topic="lamp"} 1');
  });

  it('say whether the database can be reached, and how many orders there are', async () => {
    await buildOrder();
    const text = await (await fetch(`${await serve()}/metrics`)).text();
    expect(text).toMatch(/^database_up 1$/m);
    expect(text).toMatch(/^orders_placed 1$/m);
  });

  it('tell routes apart, and put all unknown addresses together', async () => {
    const origin = await serve();
    const paths = ['/healthz', '/assets/none.js', '/no/such/1', '/no/such/2', '/api/v1/nothing'];
    for (const path of paths) await fetch(origin + path);
    const text = await (await fetch(`${origin}/metrics`)).text();
    const routes = [...text.matchAll(/seconds_count\{[^}]*route="([^"]+)"[^}]*\} (\d+)/g)];
    expect(routes.map(([, route, count]) => `${route} ${count}`).sort()).toEqual([
      '/assets/ 1',
      '/healthz 1',
      'other 3',
    ]);
  });

  it('count requests whose client has left', async () => {
    const origin = await serve();
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      'POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      () => void setTimeout(() => socket.destroy(), 50),
    );
    await expect
      .poll(async () => (await fetch(`${origin}/metrics`)).text())
      .toMatch(
        /http_request_duration_seconds_count\{[^}]*route="\/api\/v1\/auth\/login"[^}]*status="aborted"/,
      );
  });
});
