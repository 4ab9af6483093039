import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '@shop/front';
import { createApp } from '../../app/app.js';
import { CategoryModel } from '../../shop/catalog/index.js';
import { buildAppDeps, useTestShop } from '../../testing/test-shop.js';

useTestShop();

afterEach(() => {
  vi.restoreAllMocks();
});

/** What is written to a stream of the process from now on. */
function written(stream: NodeJS.WriteStream): string[] {
  const lines: string[] = [];
  vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  return lines;
}

it('one id runs through a reply, its log line and its error', async () => {
  const server = await listen(0);
  server.serve(createApp(buildAppDeps({ logRequests: true })));
  const log = written(process.stdout);
  const errors = written(process.stderr);
  vi.spyOn(CategoryModel, 'find').mockImplementationOnce(() => {
    throw new Error('The shelf fell down');
  });
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1/category/get-category`, {
    headers: { 'X-Request-Id': 'one of their own making' },
  });
  const id = response.headers.get('x-request-id') ?? 'none';
  expect([response.status, await response.text()]).toEqual([
    500,
    expect.not.stringContaining('shelf') as string,
  ]);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await vi.waitFor(
    () => expect(log.join('')).toContain(`${id} GET /api/v1/category/get-category 500`),
    20_000,
  );
  expect(errors.join('')).toContain(`${id} GET`);
  expect(errors.join('')).toContain('The shelf fell down');
  await server.close();
});
