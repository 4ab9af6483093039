/**
 * Measures what guesses reveal about accounts, and how a flood of sign-ins affects the catalogue:
 *   npm run accounts -w bench -- [--tries 60] [--seconds 15] [--clients 40]
 */
import { rm } from 'node:fs/promises';
import { ADMIN } from '@shop/e2e/shop/people';
import { startShop } from '@shop/e2e/shop/shop-process';
import { temporaryFolder } from '@shop/e2e/shop/temporary-folder';
import { readOptions } from '../lib/options.js';
import { measureFlood } from './flood.js';
import { measureGuesses } from './guesses.js';

const options = readOptions({ tries: '60', seconds: '15', clients: '40' });

const dataDir = await temporaryFolder('shop-bench-');
const shop = await startShop({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_FACTOR: '9999',
});
try {
  await measureGuesses(shop.origin, Number(options.tries));
  await measureFlood(shop.origin, {
    seconds: Number(options.seconds),
    clients: Number(options.clients),
  });
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
