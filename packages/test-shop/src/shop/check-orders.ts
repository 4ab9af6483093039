import { runCommand } from './command.js';
import type { Environment } from './shop-process.js';

/** In what orders, stock, codes, payments and refunds of a shop disagree, by the operator's command; empty if in nothing. */
export async function disagreementsIn(environment: Environment): Promise<string[]> {
  const { code, stdout, stderr } = await runCommand('check-orders', [], environment);
  return code === 0 ? [] : (stdout + stderr).trim().split('\n');
}
