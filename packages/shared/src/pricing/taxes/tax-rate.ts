/** The classes of goods that taxes tell apart. */
export const TAX_CLASSES = ['standard', 'reduced', 'zero'] as const;
/** A class of goods. */
export type TaxClass = (typeof TAX_CLASSES)[number];

/** The class of goods that have none of their own, and of delivery. */
export const STANDARD_TAX_CLASS = 'standard' satisfies TaxClass;

/** A rate of a zone for a class of goods. */
export interface TaxRate {
  readonly name: string;
  readonly taxClass: string;
  /** Thousandths of a percent: 8.875 % is 8875. */
  readonly rate: number;
  /** Milliseconds since 1970: from this moment on. */
  readonly from?: number | undefined;
  /** Milliseconds since 1970: until just before this moment. */
  readonly until?: number | undefined;
}

/** Whether a rate applies at a moment. */
export function isInForce(
  { from = -Infinity, until = Infinity }: Pick<TaxRate, 'from' | 'until'>,
  now: number,
): boolean {
  return now >= from && now < until;
}

/** The rates of a class at a moment, added up, under their names. */
export function rateAt(rates: readonly TaxRate[], taxClass: string, now: number) {
  const valid = rates.filter((rate) => rate.taxClass === taxClass && isInForce(rate, now));
  return {
    name: valid.map(({ name }) => name).join(' + '),
    rate: valid.reduce((sum, { rate }) => sum + rate, 0),
  };
}
