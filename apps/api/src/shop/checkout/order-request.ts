import type { Contact, OrderItem, PostalAddress } from '@shop/shared';
import type { Client } from '@shop/front';
import type { PriceWishes } from '../pricing/index.js';
import type { CurrentUser, SignedInActor } from '@shop/http/access';
import type { OrderRecord, Photos } from '../orders/index.js';
import type { PaidLater } from '../payments/index.js';
import type { ShownPrepared } from './prepared/ordered.js';

/** What the shopper says besides, which the order keeps. */
export interface ToldAtCheckout {
  billing?: PostalAddress | undefined;
  taxId?: string | undefined;
  note?: string | undefined;
}

/** A shopper's request for an order. */
export interface OrderRequest {
  buyer: Pick<CurrentUser, '_id'>;
  /** The administrator who places it for the buyer; absent if they do it themselves. */
  placedBy?: SignedInActor | undefined;
  /** What the shop has prepared for the buyer, if it is that. */
  prepared?: ShownPrepared | undefined;
  items: readonly OrderItem[];
  /** The same with one item for each product, in a fixed order: see `mergeItems`. */
  merged: readonly OrderItem[];
  /** The delivery that the shopper was shown, if it is to be checked. */
  shown?: Contact | undefined;
  /** The total that the shopper was shown, in US dollars, if it is to be checked. */
  shownTotal?: number | undefined;
  /** Codes, where it goes to, and how. */
  wishes: PriceWishes;
  told: ToldAtCheckout;
  /** How it is paid, if not at once. */
  paidLater?: PaidLater | undefined;
  /** Chosen by the client: requests with the same key get the same order. */
  idempotencyKey: string;
  client: Client;
  /** When the shop received it, from `performance.now()`. */
  receivedAt: number;
}

/** An order, and the photos of its products if it was placed just now. */
export interface PlacedOrder {
  order: OrderRecord;
  photos?: Photos;
}
