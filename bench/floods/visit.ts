import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EXEC_ARGV, firstMessage } from './flooding.js';

const VISITOR = fileURLToPath(new URL('visitor.ts', import.meta.url));

const visitSchema = z.object({
  ms: z.array(z.number()),
  statuses: z.record(z.string(), z.number()),
});

/** What another visitor sees of the list pages: the milliseconds of each, and how they were answered. */
export type Visit = z.output<typeof visitSchema>;

/** Looks at list pages for so many seconds. */
export type Browse = (seconds: number) => Promise<Visit>;

/** Hands over a visitor who has nothing else to do: the bench reads what all processes use meanwhile. */
export async function withVisitor<T>(
  origin: string,
  act: (browse: Browse) => Promise<T>,
): Promise<T> {
  const visitor = fork(VISITOR, [origin], { execArgv: EXEC_ARGV });
  try {
    await firstMessage(visitor);
    return await act(async (seconds) => {
      const visit = firstMessage(visitor);
      visitor.send(seconds);
      return visitSchema.parse(await visit);
    });
  } finally {
    visitor.kill('SIGKILL');
  }
}
