import { log } from '@shop/http/log';
import { openDatabase } from '@shop/mongo';
import { joinDatabaseServer } from '@shop/mongo/server';
import { loadConfig, processEnvironment } from '../config/config.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { recountSales } from '../shop/overview/index.js';
import { createShopSettings } from '../shop/settings/index.js';
import { readOptions } from './command-line.js';
import { runCommand } from './run-command.js';

/** Counts anew what the orders of each day come to. The shop may be running at the same time. */
async function run(): Promise<void> {
  readOptions(process.argv.slice(2), { usage: 'Usage: recount', options: {} });
  const config = loadConfig(processEnvironment());
  const server = await joinDatabaseServer(config);
  const database = await openDatabase(server, UPGRADE_PLAN);
  try {
    const settings = createShopSettings(config.firstSettings);
    await settings.load();
    await recountSales(settings);
    log.info('The orders of all days are counted.');
  } finally {
    await database.close();
  }
}

runCommand(run);
