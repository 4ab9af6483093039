import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { childrenOf, isRunning } from '@shop/test-shop/lib/process-table';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

const START = `import { startShop } from '@shop/test-shop/shop/shop-process';
const shop = await startShop({ DATA_DIR: process.argv[1] });
console.log(shop.pid);
setInterval(() => undefined, 1000);`;

it('a shop and its database end when the run that started them is killed', async () => {
  const dataDir = await temporaryFolder();
  const run = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', START, dataDir],
    { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [printed] = (await once(run.stdout, 'data')) as [Buffer];
  const shop = Number(printed);
  const all = [shop, ...(await childrenOf(shop))];
  expect(all).toHaveLength(2);
  run.kill('SIGKILL');
  for (const pid of all)
    await vi.waitFor(async () => expect(await isRunning(pid)).toBe(false), { timeout: 60_000 });
  await rm(dataDir, { recursive: true });
});
