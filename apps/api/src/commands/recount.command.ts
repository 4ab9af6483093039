import { log } from '@shop/http/log';
import { openDatabase } from '@shop/mongo';
import { DatabaseError, joinDatabaseServer } from '@shop/mongo/server';
import { loadConfig, processEnvironment } from '../config/config.js';
import { OperatorError } from '../config/operator-error.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { recountSales } from '../shop/overview/index.js';
import { createShopSettings } from '../shop/settings/index.js';

/** Counts anew what the orders of each day come to. The shop may be running at the same time. */
async function run(): Promise<void> {
  const config = loadConfig(processEnvironment());
  const server = await joinDatabaseServer(config);
  const database = await openDatabase(server, UPGRADE_PLAN);
  try {
    await recountSales(createShopSettings(config.firstSettings));
    log.info('The orders of all days are counted.');
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  if (error instanceof OperatorError || error instanceof DatabaseError) {
    log.advice(error.message);
  } else {
    log.error('The command failed', error);
  }
  process.exitCode = 1;
});
