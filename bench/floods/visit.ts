import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EXEC_ARGV, firstMessage } from './flooding.js';

const VISITOR = fileURLToPath(new URL('visitor.ts', import.meta.url));

const visitSchema = z.object({
  ms: z.array(z.number()),
  statuses: z.record(z.string(), z.number()),
});

/** Another visitor's list pages: the milliseconds of each, and the reply statuses. */
export type Visit = z.output<typeof visitSchema>;

/** Requests list pages for this many seconds. */
export type Browse = (seconds: number) => Promise<Visit>;

/** Provides a visitor in a separate process, because the bench itself is reading CPU times meanwhile. */
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
