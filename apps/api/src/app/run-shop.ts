import { listen, superviseWorkers, worker } from '@shop/front';
import { serverAt, startDatabaseServer } from '@shop/mongo/server';
import type { Config } from '../config/config.js';
import { isLoopback } from '@shop/front/networks';
import { log } from '@shop/http/log';
import type { Serve } from './start-shop.js';

/** A running shop. */
export interface RunningShop {
  /** `http://localhost:8080`: what to open on this machine. */
  origin: string;
  close(): Promise<void>;
}

/**
 * Binds the port, starts the database while the shop's code loads, and serves. If a step fails, everything is closed.
 * @param onLoss is called when the embedded database is lost, so that the shop has to stop.
 * @throws OperatorError whose message says what to do.
 */
export async function runShop(
  config: Config,
  onLoss: (error: Error) => void,
): Promise<RunningShop> {
  const bind = () => listen(config.port, config.host);
  // First, because a port in use is the most common failure, and must leave nothing behind. But while other workers
  // serve, this one gets no request before it can answer it.
  const bound = worker?.joinsOthers ? undefined : await bind();
  const serve: Serve = async (handler) => {
    const server = bound ?? (await bind());
    server.serve(handler);
    return server;
  };
  const database = worker
    ? Promise.resolve(serverAt(worker.databaseUri))
    : startDatabaseServer(config, onLoss);
  try {
    const [{ startShop }, started] = await Promise.all([import('./start-shop.js'), database]);
    const shop = await startShop(config, serve, started);
    return { origin: originFor(config.host, shop.port), close: () => shop.close() };
  } catch (error) {
    await bound?.close();
    await database.then(
      (started) => started.close(),
      () => undefined,
    );
    throw error;
  }
}

/** Works off the jobs of shops on the same database, without a port. */
export async function runWorkerOnly(
  config: Config,
  onLoss: (error: Error) => void,
): Promise<Pick<RunningShop, 'close'>> {
  const database = await startDatabaseServer(config, onLoss);
  try {
    const { startWorker } = await import('../work/start-worker.js');
    return await startWorker(config, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Like `runShop`, in several worker processes on one port and one database. */
export async function runWorkers(
  config: Config,
  onLoss: (error: Error) => void,
): Promise<RunningShop> {
  // The workers bind the port themselves. This checks that it is free before anything else starts.
  const port = await listen(config.port, config.host);
  await port.close();
  const database = await startDatabaseServer(config, onLoss);
  try {
    const workers = await superviseWorkers(
      { count: config.workers, databaseUri: database.uri },
      {
        replaced: (message) => log.error(message),
        joined: (message) => log.event(message),
        lost: onLoss,
      },
    );
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

/** Shows `localhost` when the shop listens on all addresses or on a loopback address. */
function originFor(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::' || isLoopback(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
