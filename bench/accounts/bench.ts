/**
 * Measures what guesses reveal about accounts, and how a flood of sign-ins affects the catalogue:
 *   npm run accounts -w bench -- [--tries 2000] [--seconds 15] [--clients 40]
 * Exits with code 1 when the time of a reply tells known e-mail addresses from unknown ones.
 */
import { rm } from 'node:fs/promises';
import { ADMIN } from '@shop/test-shop/client/people';
import { startShop } from '@shop/test-shop/shop/shop-process';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { readOptions } from '../lib/options.js';
import { measureFlood } from './flood.js';
import { measureGuesses } from './guesses.js';

const options = readOptions({ tries: '2000', seconds: '15', clients: '40' });

const dataDir = await temporaryFolder('shop-bench-');
const shop = await startShop({
  DATA_DIR: dataDir,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_FACTOR: '9999',
});
try {
  const areEqual = await measureGuesses(shop.origin, Number(options.tries));
  if (!areEqual) process.exitCode = 1;
  await measureFlood(shop.origin, {
    seconds: Number(options.seconds),
    clients: Number(options.clients),
  });
} finally {
  await shop.stop();
  await rm(dataDir, { recursive: true });
}
