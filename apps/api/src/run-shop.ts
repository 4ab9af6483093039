import type { Config } from './config.js';
import { listen } from './listen.js';
import { serverAt, startDatabaseServer } from './mongo/database-server.js';
import { isLoopback } from './networks.js';
import { worker } from './workers/config.js';

/** A running shop. */
export interface RunningShop {
  /** `http://localhost:8080`: what to open on this machine. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Takes the port, starts the database while the shop's code is loaded, and serves. Nothing stays open if a step fails.
 * @param onLoss is called when the embedded database is gone for good, so that the shop has to stop.
 * @throws OperatorError whose message says what to do.
 */
export async function runShop(
  config: Config,
  onLoss: (error: Error) => void,
): Promise<RunningShop> {
  // First of all: a taken port is the most common failure, and must leave nothing behind.
  const server = await listen(config.port, config.host);
  const database = worker
    ? Promise.resolve(serverAt(worker.databaseUri))
    : startDatabaseServer(config, onLoss);
  try {
    const [{ startShop }, started] = await Promise.all([import('./start-shop.js'), database]);
    const shop = await startShop(config, server, started);
    return { origin: originFor(config.host, server.port), close: () => shop.close() };
  } catch (error) {
    await server.close();
    await database.then(
      (started) => started.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Like `runShop`, in several worker processes on one port and one database. */
export async function runWorkers(
  config: Config,
  onLoss: (error: Error) => void,
): Promise<RunningShop> {
  // The workers take the port themselves. A taken one must leave nothing behind here, too.
  const port = await listen(config.port, config.host);
  await port.close();
  const { superviseWorkers } = await import('./workers/supervise.js');
  const database = await startDatabaseServer(config, onLoss);
  try {
    const told = { count: config.workers, databaseUri: database.uri };
    const workers = await superviseWorkers(told, onLoss);
    return {
      origin: workers.origin,
      async close() {
        await workers.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Where all addresses of the machine are listened on, or its loopback, the shop is at localhost. */
function originFor(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::' || isLoopback(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
