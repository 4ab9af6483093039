import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const INSTALL_MS = 5 * 60 * 1000;

const USUAL_PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine, or of Playwright's own; undefined when there is none. */
export function findChromium() {
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** As `findChromium`; downloads Playwright's own where that is possible without questions. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium on this machine: trying to install one for Playwright …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: INSTALL_MS,
  });
  return findChromium();
}
