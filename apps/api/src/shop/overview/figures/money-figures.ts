import { dollarsFromCents, sumOf, type Figures } from '@shop/shared';
import type { DaySalesRecord } from '../sales/day-sales.model.js';

/** What the revenue of these days is made of, and where their money is, where there is anything to say. */
export function moneyFigures(days: readonly DaySalesRecord[]): Pick<Figures, 'amounts' | 'money'> {
  const dollars = (cents: (day: DaySalesRecord) => number) => dollarsFromCents(sumOf(days, cents));
  const money = {
    paid: dollars(({ paidCents }) => paidCents),
    refunded: dollars(({ refundedCents }) => refundedCents),
    // Each with the orders of one list: what is missing and what is lost are found elsewhere.
    outstanding: dollars(
      ({ outstandingCents, missingCents = 0 }) => outstandingCents - missingCents,
    ),
    missing: dollars(({ missingCents = 0 }) => missingCents),
    disputed: dollars(({ disputedCents, lostCents = 0 }) => disputedCents - lostCents),
    lost: dollars(({ lostCents = 0 }) => lostCents),
  };
  return {
    ...(days.some(({ priced }) => priced > 0) && {
      amounts: {
        items: dollars(({ itemsCents }) => itemsCents),
        discount: dollars(({ discountCents }) => discountCents),
        shipping: dollars(({ shippingCents }) => shippingCents),
        tax: dollars(({ taxCents }) => taxCents),
        gross: dollars(({ revenueCents }) => revenueCents),
        net: dollars(({ revenueCents, taxCents }) => revenueCents - taxCents),
      },
    }),
    ...(days.some(isNotSimplyPaid) && { money }),
  };
}

/** Whether something is not paid, or not there any more. */
function isNotSimplyPaid({ refundedCents, outstandingCents, disputedCents }: DaySalesRecord) {
  return refundedCents + outstandingCents + disputedCents > 0;
}
