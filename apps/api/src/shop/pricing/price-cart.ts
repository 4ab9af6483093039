import {
  isZoneOpen,
  itemKey,
  priceOrder,
  type Cents,
  type Occasion,
  type PostalAddress,
  type PricedOrder,
  type Promotion,
} from '@shop/shared';
import type { Goods } from '../catalog/index.js';
import { withStateCode } from './places/state-code.js';
import { rulesFor, type PriceRules, type ZoneRules } from './price-rules.js';

/** Pieces of a product or variant, with what rules ask about it. */
export interface CartItem extends Goods {
  readonly product: string;
  readonly variant?: string | undefined;
  readonly priceCents: Cents;
  readonly quantity: number;
}

/** The same with its category and those above it, the nearest first. */
export type PlacedItem = Omit<CartItem, 'category'> & { readonly categories: readonly string[] };

export function placedItem({ category, ...item }: CartItem, rules: PriceRules): PlacedItem {
  return Object.assign(item, { categories: rules.withAbove(category) });
}

/** What a shopper asks for besides the items. */
export interface PriceWishes {
  readonly codes?: readonly string[] | undefined;
  readonly address?: PostalAddress | undefined;
  readonly shippingMethod?: string | undefined;
}

/** A cart at a moment: the rules that hold then, and how far promotions are used up. */
export interface CartToPrice {
  readonly items: readonly PlacedItem[];
  readonly wishes: PriceWishes;
  readonly rules: PriceRules;
  readonly promotions: readonly Promotion[];
  readonly occasion: Omit<Occasion, 'zone'>;
  /** Whether the customer pays no tax. */
  readonly isExempt?: boolean;
}

/** What a cart costs, and in which zone. */
export interface PricedCart extends ZoneRules {
  readonly price: PricedOrder;
}

export function priceCart({
  items,
  wishes,
  rules,
  promotions,
  occasion,
  isExempt = false,
}: CartToPrice): PricedCart {
  const { address = {} } = wishes;
  const there = rulesFor(rules, address, occasion.now);
  const only = there.methods.length === 1 ? there.methods[0]?.id : undefined;
  const isOpen = (zones: PriceRules['zones']) => isZoneOpen(zones, withStateCode(address));
  // Nobody asks where an order goes that is neither delivered nor taxed.
  const isAsked = rules.rates.length > 0 || items.some(({ isDelivered }) => isDelivered);
  const price = priceOrder({
    lines: items.map((item) =>
      Object.assign({}, item, { id: itemKey(item), taxClass: there.taxClassOf(item) }),
    ),
    promotions,
    codes: wishes.codes,
    occasion: { ...occasion, zone: there.zone?._id, isZoneOpen: isAsked && isOpen(rules.zones) },
    shipping: {
      methods: there.methods,
      chosen: wishes.shippingMethod ?? only,
      isOpen: isOpen(rules.zones.filter(({ methods }) => methods.length > 0)),
    },
    taxes: { ...there.taxes, isExempt },
  });
  return { ...there, price };
}
