import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { ADMIN } from '@shop/test-shop/client/people';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';
import { disagreementsIn } from '@shop/test-shop/shop/check-orders';
import { runCommand, type CommandOutcome } from '@shop/test-shop/shop/command';
import { sharedDatabase } from '@shop/test-shop/shop/database-process';
import { Instances } from '@shop/test-shop/shop/instances';
import { startShop } from '@shop/test-shop/shop/shop-process';

/** Another database than the embedded one, for two instances. */
const { STATE_MONGODB_URI: mongodbUri } = process.env;
const ENVIRONMENT = { ADMIN_PASSWORD: ADMIN.password, RATE_LIMIT_FACTOR: '9999' };

/** Processes that serve one shop. */
interface RacedShops {
  /** Where they are reached, each of which gets its share of the clients. */
  origins: readonly string[];
  /** In what orders, stock and codes disagree. */
  disagreements(): Promise<string[]>;
  /** Runs an operator's command beside them. */
  run(name: 'import', args: readonly string[]): Promise<CommandOutcome>;
  stop(): Promise<void>;
}

/** Starts two processes that serve one shop: two instances on another database, or two workers on the embedded one. */
export async function startRacedShops(): Promise<RacedShops> {
  if (mongodbUri) {
    const environment = {
      ...sharedDatabase(0),
      ...ENVIRONMENT,
      MONGODB_URI: ownDatabase(mongodbUri),
    };
    const instances = await Instances.start(2, environment);
    return {
      origins: instances.shops.map(({ origin }) => origin),
      disagreements: () => disagreementsIn(environment),
      run: (name, args) => runCommand(name, args, environment),
      stop: () => instances.stop(),
    };
  }
  const dataDir = await temporaryFolder();
  const shop = await startShop({ ...ENVIRONMENT, DATA_DIR: dataDir, WORKERS: '2' });
  return {
    origins: [shop.origin],
    disagreements: () => disagreementsIn({ DATA_DIR: dataDir }),
    run: (name, args) => runCommand(name, args, { ...ENVIRONMENT, DATA_DIR: dataDir }),
    async stop() {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The zones of one race would ask the orders of another for a way of delivery. */
function ownDatabase(mongodbUri: string): string {
  const uri = new URL(mongodbUri);
  uri.pathname += `-${randomUUID().slice(0, 8)}`;
  return uri.href;
}
