import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const DOCKERFILE = path.join(import.meta.dirname, '../../../Dockerfile');

/** Runs the image's health check. @returns its exit code */
async function check(environment: Record<string, string>): Promise<number | null> {
  const text = await readFile(DOCKERFILE, 'utf8');
  const line = /^HEALTHCHECK (?:.*\\\n)?.*CMD (\[.*\])$/m.exec(text)?.[1] ?? '[]';
  const [, ...args] = z.array(z.string()).parse(JSON.parse(line));
  const checking = execFile(process.execPath, args, { env: environment });
  await once(checking, 'exit');
  return checking.exitCode;
}

/** Runs it beside a shop that answers with this status. */
async function checkBeside(status: number): Promise<number | null> {
  const shop = createServer((_request, response) => response.writeHead(status).end());
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  try {
    return await check({ PORT: String((shop.address() as AddressInfo).port) });
  } finally {
    shop.close();
  }
}

it('a container is healthy while its shop is', async () => {
  expect(await checkBeside(200)).toBe(0);
  expect(await checkBeside(503)).toBe(1);
});

it('a container that serves nothing is unhealthy, unless it is only a worker', async () => {
  expect(await check({ PORT: '1' })).toBe(1);
  expect(await check({ PORT: '1', WORKER_ONLY: 'off' })).toBe(1);
  expect(await check({ PORT: '1', WORKER_ONLY: 'on' })).toBe(0);
});
