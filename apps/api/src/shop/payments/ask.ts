import { startDeadline } from './answer-deadline.js';

/** Asks a provider, which has to answer in time. @throws Error if it does not. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  const deadline = startDeadline();
  try {
    return await deadline.race(question());
  } finally {
    deadline.stop();
  }
}
