/** What an order's status means. Everything that depends on a status reads it here. */
export interface StatusRow {
  /** Who has to act next: the shop, the carrier, or nobody. */
  readonly awaits: 'shop' | 'carrier' | 'nobody';
  /** What its buyer calls this step of its way; null if it is off its way. */
  readonly step: string | null;
  /** What happens next, as a sentence for its buyer. */
  readonly next: string;
  /** Whether its parcel has left the shop. Its invoice is issued then, unless nothing of it is sent. */
  readonly hasLeft: boolean;
  /** Whether its total counts as revenue. */
  readonly isRevenue: boolean;
  /**
   * Null while its pieces are out of stock. Otherwise they are back in stock, and screens and documents call it this.
   */
  readonly restocked: RestockWords | null;
}

/** How screens and documents speak of orders whose pieces are back in stock. */
interface RestockWords {
  /** As on the button that does it: `Cancel`. */
  readonly verb: string;
  /** As in `The order is cancelled`. */
  readonly adjective: string;
}

/** Every status of an order, spelled as the specification spells it (section 4), in the order of the selects. */
export const STATUS_TABLE = {
  'Not Process': {
    awaits: 'shop',
    step: 'Ordered',
    next: 'We will pack it next.',
    hasLeft: false,
    isRevenue: true,
    restocked: null,
  },
  Processing: {
    awaits: 'shop',
    step: 'Being packed',
    next: 'We are packing it and will hand it to the carrier next.',
    hasLeft: false,
    isRevenue: true,
    restocked: null,
  },
  Shipped: {
    awaits: 'carrier',
    step: 'Shipped',
    next: 'It is on its way to you.',
    hasLeft: true,
    isRevenue: true,
    restocked: null,
  },
  deliverd: {
    awaits: 'nobody',
    step: 'Delivered',
    next: 'Your order was delivered.',
    hasLeft: true,
    isRevenue: true,
    restocked: null,
  },
  cancel: {
    awaits: 'nobody',
    step: null,
    next: 'Nothing will be sent.',
    hasLeft: false,
    isRevenue: false,
    restocked: { verb: 'Cancel', adjective: 'cancelled' },
  },
} as const satisfies Record<string, StatusRow>;

/** A status of an order. */
export type OrderStatus = keyof typeof STATUS_TABLE;

/** Every status of an order, in the order of `STATUS_TABLE`. */
export const ORDER_STATUSES = Object.keys(STATUS_TABLE) as readonly OrderStatus[];

/** The status of a new order. */
export const INITIAL_STATUS = 'Not Process' satisfies OrderStatus;

/** The status of an order that the shop itself cancels. */
export const CANCELLED_STATUS = 'cancel' satisfies OrderStatus;

/** The status of an order whose parcel is handed to the carrier. */
export const SHIPPED_STATUS = 'Shipped' satisfies OrderStatus;

/** What a status means. */
export function statusRow(status: OrderStatus): StatusRow {
  return STATUS_TABLE[status];
}

/** Whether the pieces of an order with this status are out of stock. */
export function holdsStock(status: OrderStatus): boolean {
  return statusRow(status).restocked === null;
}

/** Whether the buyer may cancel an order with this status. */
export function isCancellable(status: OrderStatus): boolean {
  return statusRow(status).awaits === 'shop';
}

/** Whether the parcel of an order with this status has left the shop. */
export function hasLeftShop(status: OrderStatus): boolean {
  return statusRow(status).hasLeft;
}

function statusesWhere(fits: (row: StatusRow) => boolean): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((status) => fits(statusRow(status)));
}

/** The statuses in which the shop still has to act. */
export const WAITING_STATUSES = statusesWhere(({ awaits }) => awaits === 'shop');

/** The statuses in which an order still has to reach its buyer. */
export const UNDELIVERED_STATUSES = statusesWhere(({ awaits }) => awaits !== 'nobody');

/** The statuses in which the pieces of an order are back in stock: nothing of it is sent, paid or counted any more. */
export const RESTOCKED_STATUSES = statusesWhere(({ restocked }) => restocked !== null);

/** The statuses in which an order brings no revenue. */
export const UNEARNED_STATUSES = statusesWhere(({ isRevenue }) => !isRevenue);

/** What an order with this status is, as in `Order 1001 is cancelled`. */
export function adjectiveOf(status: OrderStatus): string {
  return statusRow(status).restocked?.adjective ?? status;
}

/** What orders with these statuses are called, such as `cancelled`. */
export function adjectivesOf(statuses: readonly OrderStatus[]): string {
  const adjectives = statuses.map(adjectiveOf);
  return [...new Set(adjectives)].join(' or ');
}
