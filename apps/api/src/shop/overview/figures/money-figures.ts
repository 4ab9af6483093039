import { dollarsFromCents, sumOf, type Figures } from '@shop/shared';
import type { DaySalesRecord } from '../sales/day-sales.model.js';

/** What the revenue of these days is made of, and where their money is, where there is anything to say. */
export function moneyFigures(days: readonly DaySalesRecord[]): Pick<Figures, 'amounts' | 'money'> {
  const dollars = (cents: (day: DaySalesRecord) => number) => dollarsFromCents(sumOf(days, cents));
  const money = {
    paid: dollars(({ paidCents }) => paidCents),
    refunded: dollars(({ refundedCents }) => refundedCents),
    outstanding: dollars(({ outstandingCents }) => outstandingCents),
    disputed: dollars(({ disputedCents }) => disputedCents),
  };
  return {
    ...(days.some(({ priced }) => priced > 0) && {
      amounts: {
        items: dollars(({ itemsCents }) => itemsCents),
        discount: dollars(({ discountCents }) => discountCents),
        shipping: dollars(({ shippingCents }) => shippingCents),
        tax: dollars(({ taxCents }) => taxCents),
        net: dollars(({ revenueCents, taxCents }) => revenueCents - taxCents),
      },
    }),
    ...(money.refunded + money.outstanding + money.disputed > 0 && { money }),
  };
}
