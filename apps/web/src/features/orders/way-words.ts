import { statusRow, type Order, type OrderStatus, type StatusRow } from '@shop/shared';

type Way = Pick<StatusRow, 'step' | 'next'>;

/** What decides by which way an order comes to its buyer. */
export type OnItsWay = Pick<Order, 'shippingMethod' | 'unshipped'>;

/** Without a word of parcels and carriers. */
const UNSHIPPED: Partial<Record<OrderStatus, Way>> = {
  'Not Process': { step: 'Ordered', next: 'We will prepare it next.' },
  Processing: {
    step: 'Being prepared',
    next: 'We are preparing it and will let you know when it’s ready.',
  },
  Shipped: { step: 'Ready', next: 'It’s ready for you.' },
  deliverd: { step: 'Complete', next: 'Your order is complete.' },
};

/** What a status means to the buyer of an order that is sent to them, that they collect, or that is not shipped. */
export function wayWords({
  status,
  shippingMethod,
  unshipped,
}: OnItsWay & Pick<Order, 'status'>): Way {
  const { pickUpAt } = shippingMethod ?? {};
  const own = pickUpAt ? collectWords(pickUpAt) : unshipped && UNSHIPPED;
  return { ...statusRow(status), ...own?.[status] };
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
