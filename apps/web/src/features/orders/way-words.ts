import { statusRow, type Order, type OrderStatus, type StatusRow } from '@shop/shared';

type Way = Pick<StatusRow, 'step' | 'next'>;

/** What a status means to the buyer of an order that is sent to them, or that they collect. */
export function wayWords({
  status,
  shippingMethod,
}: Pick<Order, 'status' | 'shippingMethod'>): Way {
  const { pickUpAt } = shippingMethod ?? {};
  return { ...statusRow(status), ...(pickUpAt && collectWords(pickUpAt)[status]) };
}

function collectWords(pickUpAt: string): Partial<Record<OrderStatus, Way>> {
  return {
    Processing: {
      step: 'Being packed',
      next: 'We are packing it and will let you know when you can collect it.',
    },
    Shipped: { step: 'Ready to collect', next: `You can collect it at ${pickUpAt}.` },
    deliverd: { step: 'Collected', next: 'You collected it.' },
  };
}
