import { log } from '@shop/http/log';
import { openDatabase } from '@shop/mongo';
import { joinDatabaseServer } from '@shop/mongo/server';
import { loadConfig, processEnvironment } from '../config/config.js';
import { UPGRADE_PLAN } from '../platform/mongo/schema/upgrade-plan.js';
import { findDisagreements, repairDocuments } from '../shop/order-checks/index.js';
import { readOptions } from './command-line.js';
import { runCommand } from './run-command.js';

const KNOWN = {
  usage: `Usage: check-orders [--repair]
  --repair    writes missing credit notes before`,
  options: { repair: { type: 'boolean' } },
} as const;

/**
 * Says in what orders, stock, codes, payments and refunds disagree; with `--repair`, writes missing credit notes before.
 * The shop may be running at the same time.
 */
async function run(): Promise<void> {
  const { repair } = readOptions(process.argv.slice(2), KNOWN);
  const server = await joinDatabaseServer(loadConfig(processEnvironment()));
  const database = await openDatabase(server, UPGRADE_PLAN);
  try {
    if (repair) for (const repaired of await repairDocuments()) log.info(repaired);
    const found = await findDisagreements();
    for (const disagreement of found) log.info(disagreement);
    log.info(found.length === 0 ? 'Everything agrees.' : `${found.length} disagreements.`);
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

runCommand(run);
