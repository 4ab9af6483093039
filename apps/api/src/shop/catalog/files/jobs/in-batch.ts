import { setTimeout } from 'node:timers/promises';
import { inTransaction, isDuplicate } from '@shop/mongo';
import type { ClientSession } from 'mongoose';

const MAX_TRIES = 5;
const BREATH_MS = 2;

/** Does a batch in a transaction, and again if somebody has taken a slug or an SKU since it was looked for. */
export async function inBatch<Done>(
  work: (session: ClientSession) => Promise<Done>,
): Promise<Done> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(work);
    } catch (error) {
      if (tries === MAX_TRIES || !isDuplicate(error)) throw error;
    }
  }
}

/** A pause between two batches, so that shoppers are served first. */
export async function breathe(): Promise<void> {
  await setTimeout(BREATH_MS);
}
