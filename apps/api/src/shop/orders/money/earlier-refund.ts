import { sumOf, type EarlierRefund, type TaxTotal } from '@shop/shared';
import type { RefundRecord } from './refund-record.js';

type Taxed = Pick<RefundRecord, 'parts' | 'amountCents' | 'taxes'>;

/** A refund as prices know it: with net and tax by rate, unless an earlier build kept only a part of that. */
export function earlierRefund({ parts, amountCents, taxes }: Taxed): EarlierRefund {
  const known = taxes.flatMap(({ name, baseCents, ...one }): TaxTotal[] =>
    name === undefined || baseCents === undefined ? [] : [{ ...one, name, baseCents }],
  );
  const sum = sumOf(known, (tax) => tax.baseCents + tax.amountCents);
  return { parts, taxes: sum === amountCents ? known : undefined };
}
