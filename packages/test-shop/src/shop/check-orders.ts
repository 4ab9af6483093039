import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Environment } from './shop-process.js';

const program = fileURLToPath(
  new URL('../../../../apps/api/dist/commands/check-orders.command.js', import.meta.url),
);

/** In what orders, stock, codes, payments and refunds of a shop disagree, by the operator's command; empty if in nothing. */
export async function disagreementsIn(environment: Environment): Promise<string[]> {
  const { PATH = '', HOME = '', TMPDIR } = process.env;
  const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...environment };
  const child = spawn(process.execPath, [program], { env });
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return child.exitCode === 0 ? [] : (stdout + stderr).trim().split('\n');
}
