import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../packages/docstore/dist/cli.js', import.meta.url));

/** Runs a command of the embedded database as an operator does. @returns whether it reports success. */
export function runDocstore(...args: string[]): Promise<boolean> {
  return new Promise((resolve) =>
    execFile(process.execPath, [CLI, ...args], { timeout: 30_000 }, (error) => resolve(!error)),
  );
}
