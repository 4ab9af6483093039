import { ConfigError, loadConfig, processEnvironment } from './config.js';
import { DatabaseError } from './db/connect.js';
import { PortError } from './listen.js';
import { log } from './log.js';
import { startShop, type RunningShop } from './start-shop.js';

/** Failures whose message is all that an operator needs. */
const EXPECTED = [ConfigError, DatabaseError, PortError];

function announce({ port, firstAdmin, seededProducts }: RunningShop): void {
  if (seededProducts > 0)
    log.info(`Filled the empty database with ${seededProducts} demo products.`);
  if (firstAdmin) {
    const password = firstAdmin.generatedPassword
      ? `${firstAdmin.generatedPassword} (shown only this once)`
      : 'the one in ADMIN_PASSWORD';
    log.info(`Administrator: ${firstAdmin.email}, password: ${password}`);
  }
  log.info(`The shop is open at http://localhost:${port}`);
}

/** Closing that takes longer, because the database is gone or hangs, is cut short. */
const CLOSING_MS = 2_500;

/** The first signal closes in order, a second one ends at once. */
function closeOnSignal(shop: RunningShop): void {
  let closing = false;
  const close = () => {
    if (closing) process.exit(1);
    closing = true;
    log.info('Closing …');
    setTimeout(() => fail(new Error('Closing took too long')), CLOSING_MS).unref();
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', close).on('SIGTERM', close);
}

function fail(error: unknown): never {
  const isExpected =
    EXPECTED.some((type) => error instanceof type) ||
    (error instanceof Error && error.name === 'DocstoreInUseError');
  if (isExpected && error instanceof Error) log.error(error.message);
  else log.error('The shop could not go on', error);
  process.exit(1);
}

process.on('uncaughtException', fail).on('unhandledRejection', fail);

try {
  const shop = await startShop(loadConfig(processEnvironment()));
  closeOnSignal(shop);
  announce(shop);
} catch (error) {
  fail(error);
}
