import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '@shop/test-shop/lib/temporary-folder';

/** The command line of the build that `npm run build` makes. */
export const BUILT_CLI = path.join(import.meta.dirname, '../../packages/docstore/dist/cli.js');

export interface ServerProcess {
  uri: string;
  close: () => Promise<void>;
}

/** Serves a new store from a build of the embedded database, in a separate process. */
export async function startServer(cli: string): Promise<ServerProcess> {
  const dataDir = await temporaryFolder('docstore-bench-');
  const args = [cli, '--data', dataDir, '--listen', '127.0.0.1:0'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {
    uri: line.replace(/^ready /, ''),
    close: async () => {
      server.kill();
      await once(server, 'exit');
      await rm(dataDir, { recursive: true });
    },
  };
}
