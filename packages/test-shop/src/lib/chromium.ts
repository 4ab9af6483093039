import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const INSTALL_TIMEOUT_MS = 5 * 60 * 1000;

/** The headless shell first: it draws nothing on a screen, and a walk in it takes half of the CPU time. */
const USUAL_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine, including Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  const candidates = [CHROMIUM_PATH ?? '', ...USUAL_PATHS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && existsSync(path));
}

/** Like `findChromium`, but installs Playwright's own when there is none. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('There is no Chromium on this machine: installing one for Playwright …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
  });
  return findChromium();
}
