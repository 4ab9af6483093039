import type { Quote } from '@shop/shared';

/** What stands in place of the price of a delivery that is not chosen. */
const NO_PRICE = { open: '…', unknown: 'needs an address', nowhere: '–', unfit: '–', chosen: '' };

/** What stands in place of the price of the delivery, and what the total is called that lacks it. */
export function unpricedDelivery({ destination }: Quote) {
  const state = destination?.state;
  const isPriced = state === undefined || state === 'chosen';
  return {
    delivery: state && NO_PRICE[state],
    totalLabel: isPriced ? 'Total' : 'Total without delivery',
  };
}
