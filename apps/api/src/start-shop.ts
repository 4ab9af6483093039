import { createAttempts, createTokens, ensureAdmin, type FirstAdmin } from './accounts/index.js';
import { createApp } from './app.js';
import type { Config } from './config.js';
import { openDatabase } from './db/connect.js';
import { seedDemo } from './db/seed-demo.js';
import { listen } from './listen.js';
import { simulatedPayments } from './orders/index.js';
import { signingKey } from './signing-key.js';

/** A shop that is open. */
export interface RunningShop {
  port: number;
  /** Set when this start made the first administrator. */
  firstAdmin: FirstAdmin | undefined;
  /** How many demo products this start put into the empty database. */
  seededProducts: number;
  close(): Promise<void>;
}

/** Opens the database, fills it if it is empty and that is wished, and serves. Nothing stays open if a step fails. */
export async function startShop(config: Config, { logRequests = true } = {}): Promise<RunningShop> {
  const database = await openDatabase(config);
  try {
    const firstAdmin = await ensureAdmin(config.admin);
    const seededProducts = config.seed === 'demo' ? await seedDemo() : 0;
    const app = createApp({
      config,
      tokens: createTokens(await signingKey(config)),
      attempts: createAttempts(),
      payments: simulatedPayments,
      logRequests,
    });
    const server = await listen(app, config.port);
    return {
      port: server.port,
      firstAdmin,
      seededProducts,
      async close() {
        await server.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
