// Runs the walks in a real Chromium. Without one it prints a warning, and fails in CI.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { findOrInstallChromium } from '@shop/test-shop/lib/chromium';
import { END_WITH_PARENT } from '@shop/test-shop/shop/shop-process';

const require = createRequire(import.meta.url);
require(END_WITH_PARENT);

const chromiumPath = findOrInstallChromium();

if (!chromiumPath) {
  const line = '!'.repeat(100);
  console.error(`${line}
The end-to-end walks did NOT run: there is no Chromium on this machine and none could be installed.
Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run "npm test" again.
${line}`);
  process.exit(process.env.CI ? 1 : 0);
}

const cli = require.resolve('@playwright/test/cli');
const playwright = spawn(
  process.execPath,
  ['--require', END_WITH_PARENT, cli, 'test', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromiumPath } },
);
// Ctrl-C reaches Playwright directly; it stops the shop and then exits.
process.on('SIGINT', () => undefined);
playwright.on('exit', (status) => process.exit(status ?? 1));
