import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const STEPS = fileURLToPath(new URL('../../../scripts/lib/steps.cjs', import.meta.url));
const PRINT_VARIABLES = 'console.log(process.env.ADDED, process.env.GIVEN)';
const END_WITH_5 = "process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1_000);";

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs a script as `npm start` runs the shop. */
async function runInPlace(source: string, environment = {}) {
  const script = path.join(folder, 'script.cjs');
  await writeFile(script, source);
  const added = { ADDED: 'added', GIVEN: 'added' };
  const run = `require(${JSON.stringify(STEPS)}).execNode(${JSON.stringify(script)}, ${JSON.stringify(added)})`;
  return spawn(process.execPath, ['-e', run], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('a script that runs in place of the process that started it', () => {
  it('gets variables that are added, unless they are set already', async () => {
    const { stdout } = await runInPlace(PRINT_VARIABLES, { GIVEN: 'given' });
    expect(await text(stdout)).toBe('added given\n');
  });

  it('gets SIGTERM, and its exit code is that of the process', async () => {
    const child = await runInPlace(`${END_WITH_5} console.log('ready');`);
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await ended).toEqual([5, null]);
  });

  it('ends when that process is killed', async () => {
    const child = await runInPlace(`${END_WITH_5} console.log(process.pid);`);
    const values: unknown[] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    const isRunning = () => {
      try {
        return process.kill(Number(String(values[0])), 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isRunning).toBe(false);
  });
});
