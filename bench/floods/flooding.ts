import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Target } from './kinds.js';

const FLOODER = fileURLToPath(new URL('flooder.ts', import.meta.url));
const BARE_SERVER = fileURLToPath(new URL('bare-server.ts', import.meta.url));
const BURNER = fileURLToPath(new URL('burner.ts', import.meta.url));
/** Lets a child process run a source file of this folder. */
export const EXEC_ARGV = ['--conditions=@shop/source', '--import', 'tsx'];

const reportSchema = z.object({ statuses: z.record(z.string(), z.number()), cpuMs: z.number() });

/** The replies to a flood, and the CPU time that the flooder used. */
export type FloodReport = z.output<typeof reportSchema>;

/** Floods from a separate process while `act` runs. */
export async function whileFlooded<T>(
  kind: string,
  target: Target,
  act: () => Promise<T>,
): Promise<{ outcome: T; report: FloodReport }> {
  const flooder = fork(FLOODER, [JSON.stringify({ kind, target })], { execArgv: EXEC_ARGV });
  try {
    const outcome = await act();
    const answer = firstMessage(flooder);
    flooder.send('stop');
    return { outcome, report: reportSchema.parse(await answer) };
  } finally {
    flooder.kill('SIGKILL');
  }
}

/** Runs a bare server, delayed so that flooding it costs the sender as much as flooding the shop. */
export async function withBareServer<T>(
  replyMs: number,
  act: (port: number) => Promise<T>,
): Promise<T> {
  const server = fork(BARE_SERVER, [String(replyMs)], { execArgv: EXEC_ARGV });
  try {
    return await act(z.number().parse(await firstMessage(server)));
  } finally {
    server.kill('SIGKILL');
  }
}

/**
 * Uses a percentage of a core meanwhile, in low-priority processes unrelated to the shop: the control shows how much a
 * busy machine alone slows down a visitor.
 */
export async function whileBurning<T>(percents: number, act: () => Promise<T>): Promise<T> {
  const count = Math.ceil(percents / 100);
  const burners = Array.from({ length: count }, () =>
    fork(BURNER, [String(percents / count)], { execArgv: EXEC_ARGV, detached: true }),
  );
  try {
    await Promise.all(burners.map(firstMessage));
    return await act();
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
}

export async function firstMessage(child: ChildProcess): Promise<unknown> {
  const values: unknown[] = await once(child, 'message');
  return values[0];
}
