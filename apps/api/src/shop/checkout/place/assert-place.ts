import {
  knownParts,
  missingFields,
  type AddressPart,
  type Contact,
  type FieldError,
  type PostalAddress,
} from '@shop/shared';
import { badRequest, wrongField } from '@shop/http/errors';
import type { PricedCart } from '../../pricing/index.js';
import type { RulesNow } from '../price/checkout-pricing.js';
import { destinationOf } from './destination.js';

/** What a checkout says of where its order and its invoice go. */
export interface Place {
  /** Whether anything of it has to be sent. */
  readonly isCarried: boolean;
  readonly address: PostalAddress | undefined;
  readonly billing: PostalAddress | undefined;
  /** The buyer, whose account may have an address in one line. */
  readonly contact: Contact;
}

/**
 * Lets pass what can be delivered and taxed: in a shop that has zones or rates, only whole addresses.
 * @throws HttpError 400 where nothing that fits is chosen, or a part of an address is missing.
 */
export function assertPlace(now: RulesNow, priced: PricedCart, place: Place): void {
  const destination = destinationOf(now, priced, place);
  const { state = 'chosen' } = destination ?? {};
  if (state !== 'chosen') {
    const [field, message] = UNDELIVERABLE[state];
    throw wrongField(field, message);
  }
  assertTaxed(now, priced, place);
  if (!destination) return;
  const errors = missingIn(priced, place);
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('. '), errors);
}

/** Where its buyer collects what was priced; undefined or empty if it is sent. */
export function pickUpAddress({ zone, price }: PricedCart): string | undefined {
  return zone?.methods.find(({ _id }) => _id === price.delivery?.method)?.pickUpAt;
}

/** What a checkout has to say or to choose before its order can be delivered, and in which field. */
const UNDELIVERABLE = {
  unknown: ['address', 'Enter your whole address: how it can be delivered depends on it'],
  nowhere: ['address', 'We do not deliver to this address'],
  unfit: ['shippingMethod', 'No delivery method fits this order'],
  open: ['shippingMethod', 'Choose how your order is delivered'],
} as const;

/**
 * @throws HttpError 400 where rates depend on the country, and none is known: goods that nobody carries have taxes too.
 */
function assertTaxed({ rules }: RulesNow, { zone }: PricedCart, { address }: Place): void {
  if (zone || rules.rates.length === 0 || address?.country) return;
  throw wrongField('address.country', 'Enter your country: the tax depends on it');
}

/** Who collects an order that has no tax needs no address, as on the page of the cart. */
function missingIn(priced: PricedCart, { address, billing, contact }: Place): FieldError[] {
  const isAsked = !pickUpAddress(priced) || priced.price.taxes.length > 0;
  // The one line of an older account is its street, until the rest is entered.
  const to = knownParts(address) ?? { line1: contact.address };
  const [invoiced, { name }] = [knownParts(billing), contact];
  return [
    ...(isAsked ? missingFields('address', { name, ...to }) : []),
    ...(invoiced && isPlace(invoiced) ? missingFields('billing', { name, ...invoiced }) : []),
  ];
}

const PLACE: readonly AddressPart[] = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'];

/** A billing address may only say whose name the invoice has: then its place is that of the goods. */
function isPlace(billing: PostalAddress): boolean {
  return PLACE.some((part) => billing[part]);
}
