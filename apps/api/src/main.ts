import { onSupervisorMessage, StartError, tellSupervisor, worker } from '@shop/front';
import { isDiskFull } from '@shop/http';
import { log, setLogFormat } from '@shop/http/log';
import { DatabaseError } from '@shop/mongo/server';
import { loadConfig, processEnvironment, type Config } from './config/config.js';
import { liveKeyWarnings } from './config/live-key-warnings.js';
import { misspeltSettings } from './config/misspelt-settings.js';
import { OperatorError } from './config/operator-error.js';
import { runShop, runWorkerOnly, runWorkers, type RunningShop } from './app/run-shop.js';

/** How long closing may take; it can hang when the database is gone. */
const CLOSING_DEADLINE_MS = 9_500;

/** How long a signal may come again as part of the same stop. */
const SAME_STOP_MS = 1_000;

let shop: Pick<RunningShop, 'close'> | undefined;
/** When it began, by `performance.now()`. */
let closingSince: number | undefined;

/**
 * The first signal closes the shop gracefully. A later one, or one before it is open, ends the process at once. One that
 * comes right after the first does nothing: systemd signals every process of the shop, and npm and the supervisor pass
 * on what they receive.
 */
function close(): void {
  if (!shop) process.exit(1);
  if (closingSince !== undefined) {
    if (performance.now() - closingSince > SAME_STOP_MS) process.exit(1);
    return;
  }
  closingSince = performance.now();
  if (!worker) log.event('Closing …');
  setTimeout(() => fail(new Error('Closing took too long')), CLOSING_DEADLINE_MS).unref();
  shop.close().then(
    () => process.exit(0),
    (error: unknown) => fail(error),
  );
}

/** Whether the message says what to do. */
function isForOperator(error: unknown): error is Error {
  return [OperatorError, DatabaseError, StartError].some((kind) => error instanceof kind);
}

function fail(error: unknown): never {
  if (isForOperator(error)) log.advice(error.message);
  else if (isDiskFull(error)) log.error('The disk is full. Make room on it, then start the shop.');
  else log.error('The shop had to stop', error);
  process.exit(1);
}

process.on('uncaughtException', fail).on('unhandledRejection', fail);
// Registered first: the first process of a container receives only the signals that it handles.
process.on('SIGTERM', close);
// A terminal signals the whole process group. Workers ignore it: the supervisor tells them to close.
process.on('SIGINT', () => {
  if (!worker) close();
});
onSupervisorMessage(({ type }) => {
  if (type === 'close' && closingSince === undefined) close();
});

function open(config: Config): Promise<RunningShop> {
  return config.workers > 1 && !worker ? runWorkers(config, fail) : runShop(config, fail);
}

try {
  const environment = processEnvironment();
  if (environment.LOG_FORMAT === 'json') setLogFormat('json'); // before the first line, also of a wrong configuration
  if (!worker) for (const warning of misspeltSettings(environment)) log.info(warning);
  const config = loadConfig(environment);
  if (!worker) for (const warning of liveKeyWarnings(config)) log.info(warning);
  if (config.workerOnly) {
    shop = await runWorkerOnly(config, fail);
    log.info('Running jobs');
  } else {
    const opened = await open(config);
    shop = opened;
    const { origin } = opened;
    if (worker) tellSupervisor({ type: 'open', origin });
    else log.info(`The shop is open at ${origin}`);
  }
} catch (error) {
  fail(error);
}
