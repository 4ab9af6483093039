import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Environment } from './shop-process.js';

/** What a command has written, and its exit code. */
export interface CommandOutcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs an operator's command of the built shop. */
export async function runCommand(
  name: 'check-orders' | 'import',
  args: readonly string[],
  environment: Environment,
): Promise<CommandOutcome> {
  const program = fileURLToPath(
    new URL(`../../../../apps/api/dist/commands/${name}.command.js`, import.meta.url),
  );
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...environment };
  const child = spawn(process.execPath, [program, ...args], { env });
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, stdout, stderr };
}
