import type { Cents } from '../../money.js';
import { allocate } from '../arithmetic/allocate.js';
import { sumOf } from '../arithmetic/sum.js';
import type { RefundError, RefundPart } from './refund.js';

/** The parts of a refund without what is kept of it, spread by their amounts: something has to be left. */
export function deduct(
  parts: readonly RefundPart[],
  deductionCents: Cents,
): RefundPart[] | RefundError {
  const amounts = parts.map(({ amountCents }) => amountCents);
  if (deductionCents >= sumOf(amounts, Number)) return 'deduction-too-high';
  const kept = allocate(deductionCents, amounts);
  return parts.map((part, index) => {
    const deductedCents = kept[index] ?? 0;
    if (deductedCents === 0) return part;
    return { ...part, amountCents: part.amountCents - deductedCents, deductedCents };
  });
}
