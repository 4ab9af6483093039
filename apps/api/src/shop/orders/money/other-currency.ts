import type { Order } from '@shop/shared';
import type { OtherCurrencyRecord, PaymentRecord } from './payment-record.js';

/** An amount as people read it: `3000` of `eur` → `€30.00`, `3000` of `jpy` → `¥3,000`. */
export function otherAmount({
  amount,
  currency,
}: Pick<OtherCurrencyRecord, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const { maximumFractionDigits: decimals = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** decimals);
}

/** Whether what was paid in another currency is disputed now: its bank has it. */
export function isOtherDisputed({ disputes = [] }: PaymentRecord): boolean {
  return disputes.some(
    ({ currency, state, isInquiry }) => currency !== undefined && state === 'open' && !isInquiry,
  );
}

/** What was paid in another currency, if anything was. */
export function otherCurrencyField({
  otherCurrency,
}: PaymentRecord): Pick<Order['payment'], 'otherCurrency'> {
  if (!otherCurrency) return {};
  const { returnedAt } = otherCurrency;
  return {
    otherCurrency: {
      amount: otherAmount(otherCurrency),
      returnedAt: returnedAt?.toISOString() ?? null,
    },
  };
}
