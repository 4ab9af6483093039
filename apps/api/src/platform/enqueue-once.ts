import { inTransaction, isDuplicate } from '@shop/mongo';
import { enqueue } from '@shop/mongo/jobs';

/** Has a job done, in a transaction of its own, unless one with its key waits already: another instance may be faster. */
export async function enqueueOnce(job: Parameters<typeof enqueue>[0]): Promise<void> {
  await inTransaction((session) => enqueue(job, session)).catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
  });
}
