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

/** What a flood was answered, and the CPU time that it took itself. */
export type FloodReport = z.output<typeof reportSchema>;

/** Floods from a process of its own while something else happens. */
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

/** Runs a server that does nothing but answer, so late that a flood of it costs the sender as much as one of the shop. */
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
 * Burns so many percents of a core meanwhile, in processes that have nothing to do with the shop and a low priority: what
 * a busy machine alone does to a visitor.
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
