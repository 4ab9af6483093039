import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A database server of its own, which several shops can share and which can be ended without them. */
export interface DatabaseProcess {
  port: number;
  /** Ends it without warning. */
  kill(): Promise<void>;
}

/** Starts the embedded database on a port; waits until it takes connections. */
export async function startDatabase(dataDir: string, port = 0): Promise<DatabaseProcess> {
  const chosen = port || (await freePort());
  const child = spawn(
    process.execPath,
    ['packages/docstore/dist/cli.js', '--data', dataDir, '--listen', `127.0.0.1:${chosen}`],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [
    unknown,
  ];
  if (!String(said).startsWith('ready')) throw new Error('The database did not start');
  return {
    port: chosen,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * A port that nobody listens on, below those that systems give to outgoing connections: nobody takes it while its
 * server restarts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}

/** What a shop needs to know to use the database behind a port, with a key that all such shops share. */
export function sharedDatabase(port: number): Record<string, string> {
  return {
    MONGODB_URI: `mongodb://127.0.0.1:${port}/shop?directConnection=true`,
    JWT_SECRET: 'a signing key that every instance of the shop knows',
    SEED: 'demo',
  };
}
