// Runs the walks in a real Chromium. Without one it prints a warning, and fails in CI.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findOrInstallChromium } from './shop/chromium.js';

const chromiumPath = findOrInstallChromium();

if (!chromiumPath) {
  const line = '!'.repeat(100);
  console.error(`${line}
The end-to-end walks did NOT run: there is no Chromium on this machine and none could be installed.
Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run "npm test" again.
${line}`);
  process.exit(process.env.CI ? 1 : 0);
}

const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
const { status } = spawnSync(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromiumPath },
});
process.exit(status ?? 1);
