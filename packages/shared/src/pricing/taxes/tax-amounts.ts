import type { Cents } from '../../money.js';
import { allocate } from '../arithmetic/allocate.js';
import { portion, WHOLE } from '../arithmetic/portion.js';
import { sumOf } from '../arithmetic/sum.js';

/** An amount that is taxed. */
export interface Taxable {
  readonly amountCents: Cents;
  /** Thousandths of a percent. */
  readonly rate: number;
  /** Whether the amount contains the tax. */
  readonly isTaxIncluded: boolean;
}

/** The tax on an amount, or in it. */
export function taxOf({ amountCents, rate, isTaxIncluded }: Taxable): Cents {
  return portion(amountCents, rate, isTaxIncluded ? WHOLE + rate : WHOLE);
}

/**
 * The tax of each line: rounded line by line, or once for all lines with the same rate and then split over them by their
 * amounts.
 */
export function taxesOf(lines: readonly Taxable[], rounding: 'line' | 'total'): Cents[] {
  if (rounding === 'line') return lines.map(taxOf);
  const taxes = lines.map(() => 0);
  for (const group of groupsOf(lines)) {
    const whole = sumOf(group, ({ line }) => line.amountCents);
    const first = group[0]?.line;
    const tax = first ? taxOf({ ...first, amountCents: whole }) : 0;
    const shares = allocate(
      tax,
      group.map(({ line }) => line.amountCents),
    );
    for (const [place, { index }] of group.entries()) taxes[index] = shares[place] ?? 0;
  }
  return taxes;
}

/** Lines with the same rate on top, or with the same rate inside. */
function groupsOf(lines: readonly Taxable[]): { line: Taxable; index: number }[][] {
  const groups = new Map<string, { line: Taxable; index: number }[]>();
  for (const [index, line] of lines.entries()) {
    const key = `${line.rate}:${line.isTaxIncluded}`;
    groups.set(key, [...(groups.get(key) ?? []), { line, index }]);
  }
  return [...groups.values()];
}
