import {
  costRows,
  dollarsFromCents,
  formatDollars,
  knownParts,
  lineTotal,
  PAGE_ROUTES,
  trackingPage,
  trackingText,
  type Shipment,
} from '@shop/shared';
import { SECRET, type Block, type Fact } from '../../mail/index.js';
import { priceView } from '../../pricing/index.js';
import { addressLines } from '../address/address-lines.js';
import type { OrderRecord } from '../order.model.js';
import { isUnshipped } from '../parcels/parcel.view.js';

/** `$12.50` */
export const inDollars = (cents: number) => formatDollars(dollarsFromCents(cents));

/** What was ordered and what each costs, down to the total. */
export function amountBlocks(order: OrderRecord): Block[] {
  const { price, adjustments = [], totalCents } = order;
  const rows = price
    ? costRows(priceView(price))
    : adjustments.map(({ name, amountCents }) => ({ name, amount: dollarsFromCents(amountCents) }));
  return [
    lineBlock(order),
    {
      type: 'sums',
      rows: [
        ...rows.map(({ name, amount }) => ({
          name,
          amount: typeof amount === 'number' ? formatDollars(amount) : amount,
        })),
        { name: 'Total', amount: inDollars(totalCents) },
      ],
    },
  ];
}

/** What was ordered, with prices before all that is taken off or added. */
export function lineBlock({ lines }: Pick<OrderRecord, 'lines'>): Block {
  return {
    type: 'lines',
    lines: lines.map((line) => ({
      name: line.variant ? `${line.name} (${line.variant.name})` : line.name,
      detail: `${line.quantity} × ${inDollars(line.priceCents)}`,
      amount: inDollars(lineTotal(line)),
    })),
  };
}

/** Whom and where it goes to, or where they collect it. */
export function deliveryRow(order: OrderRecord): Fact {
  const { delivery, address, price } = order;
  if (price?.pickUpAt) return { name: 'Collect at', value: price.pickUpAt };
  const lines = (address && addressLines({ ...knownParts(address) })) ?? delivery.address;
  // It may go to somebody else than its buyer.
  const name = address?.name ?? delivery.name;
  return {
    name: isUnshipped(order) ? 'For' : 'Delivery to',
    value: [name, lines].filter(Boolean).join('\n'),
  };
}

/** How a parcel is followed: the number leads to the carrier's page, if that is known. */
export function trackingRows({ carrier, trackingNumber }: Shipment): Fact[] {
  return [
    { name: 'Carrier', value: carrier },
    {
      name: 'Tracking number',
      value: trackingText({ carrier, trackingNumber }),
      href: trackingPage({ carrier, trackingNumber }),
    },
  ];
}

/** The day of the order in the shop's time zone. */
export function orderedOn({ createdAt }: OrderRecord, timeZone: string) {
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(createdAt);
  return { name: 'Ordered on', value: day };
}

/** Leads to the order's page. */
export function orderLink({ number }: OrderRecord, label = 'See your order'): Block {
  return {
    type: 'link',
    label,
    path: PAGE_ROUTES.userOrder.replace(':number', String(number)),
    otherwise: `You’ll find order ${number} under “Orders” in your account.`,
  };
}

/**
 * Leads to where the order is paid, without signing in. The token is behind the `#`, which browsers send to nobody: it is
 * in no log and no referrer.
 */
export function payLink(label = 'Pay now'): Block {
  return {
    type: 'link',
    label,
    path: `${PAGE_ROUTES.pay}#${SECRET}`,
    otherwise: 'We can’t show the link here: please write to us.',
  };
}

/** The buyer, as mails about the order address them; undefined once they are forgotten. */
export function buyerOf({ _id, buyer, delivery, number }: OrderRecord) {
  if (!delivery.email) return undefined;
  const to = { name: delivery.name, address: delivery.email };
  return { to, user: buyer._id, order: _id, orderNumber: number };
}
