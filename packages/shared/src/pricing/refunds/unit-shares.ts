import type { Cents } from '../../money.js';
import { allocate } from '../arithmetic/allocate.js';

/** What was paid for each piece of a line: these add up to what was paid for the line. */
export function unitShares(totalCents: Cents, quantity: number): Cents[] {
  return allocate(
    totalCents,
    Array.from({ length: quantity }, () => 1),
  );
}
