import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { copyDemoData } from './demo-data.js';
import { freePort } from '../lib/free-port.js';
import { END_WITH_PARENT, type Environment } from './shop-process.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** An embedded database in a separate process: several shops can share it, and it can be killed without them. */
export interface DatabaseProcess {
  pid: number;
  port: number;
  /** Kills it; a second time does nothing. */
  kill(): Promise<void>;
}

/**
 * Starts an embedded database with the demo shop's data, and waits until it accepts connections.
 * @throws Error when it does not start.
 */
export async function startDatabase(dataDir: string, port?: number): Promise<DatabaseProcess> {
  await copyDemoData(dataDir);
  return serveDatabase(dataDir, port);
}

/** Like `startDatabase`, with what is in the folder. */
export async function serveDatabase(dataDir: string, port?: number): Promise<DatabaseProcess> {
  const chosen = port ?? (await freePort());
  const child = spawn(
    process.execPath,
    [
      ...['--require', END_WITH_PARENT, 'packages/docstore/dist/cli.js'],
      ...['--data', dataDir, '--listen', `127.0.0.1:${chosen}`],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const first: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.pid === undefined || !String(first[0]).startsWith('ready'))
    throw new Error('The database did not start');
  return {
    pid: child.pid,
    port: chosen,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Environment of a demo shop that uses the database on a port, with the signing key that all such shops share. */
export function sharedDatabase(port: number): Environment {
  return {
    MONGODB_URI: `mongodb://127.0.0.1:${port}/shop?directConnection=true`,
    JWT_SECRET: 'a signing key that every instance of the shop knows',
    SEED: 'demo',
  };
}
