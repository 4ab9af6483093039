import {
  adjustmentsOf,
  dollarsFromCents,
  itemKey,
  knownParts,
  type OrderPrice,
  type PostalAddress,
  type PricedOrder,
  type RejectedCode,
  shopCurrency,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { PricedAccount } from '../../accounts/index.js';
import type { TakenStock } from '../../catalog/index.js';
import { conflict, HttpError, wrongField } from '@shop/http/errors';
import { itemOf, priceFields, type OrderRecord, type PriceFields } from '../../orders/index.js';
import {
  claimUses,
  recordUses,
  rejectedView,
  usesOf,
  withStateCode,
  type PricedCart,
  type PriceWishes,
  type UsedUp,
} from '../../pricing/index.js';
import type { OrderRequest } from '../order-request.js';
import { hasPricing, priceNow, type RulesNow } from './checkout-pricing.js';
import { destinationOf } from './destination.js';

/**
 * What the pieces that an order took cost, inside its transaction, in which the uses of limited promotions are counted.
 * @throws HttpError 400 if the delivery is not chosen or lacks a street; 409 if a code can't be used.
 */
export async function priceTaken(
  { account, wishes }: Pick<OrderRequest, 'wishes'> & { account: PricedAccount },
  { items, goods }: Pick<TakenStock, 'items' | 'goods'>,
  now: RulesNow,
  session: ClientSession,
): Promise<PriceFields & Pick<OrderRecord, 'taxId'>> {
  if (!hasPricing(now, wishes)) return priceFields(items);
  const cart = items.flatMap((item) => {
    const sold = goods.get(itemKey(itemOf(item)));
    return sold ? [{ ...itemOf(item), priceCents: item.priceCents, ...sold }] : [];
  });
  const priced = await priceNow(now, cart, wishes, { customer: account, session });
  const { price, promotions, zone, exemption } = priced;
  assertDelivery(now, priced, { cart, address: wishes.address });
  assertTaxed(now, priced, wishes);
  assertCodes(price);
  const uses = usesOf(price.applied, promotions);
  const usedUp = await claimUses(uses, promotions, account._id, session);
  if (usedUp) throw justUsedUp(price, usedUp);
  await recordUses(price.applied, 1, session);

  const adjustments = adjustmentsOf(price);
  const { country = '', state = '' } = withStateCode(wishes.address ?? {});
  const pickUpAt = pickUpAddress(priced) ?? '';
  return {
    lines: items.map((item) => ({ _id: new Types.ObjectId(), ...item })),
    ...(adjustments.length > 0 && { adjustments }),
    totalCents: price.totalCents,
    ...(exemption && { taxId: exemption.number }),
    price: {
      ...frozenPrice(price),
      currency: shopCurrency(),
      zone: zone ? { _id: zone._id, name: zone.name } : null,
      destination: { country, state },
      // Also if it is empty: orders without it are of builds that did not keep it.
      ...(price.delivery && { pickUpAt }),
      uses,
      ...(exemption && price.taxes.length > 0 && { isExempt: true }),
    },
  };
}

/** The price without what was only said on the way to it. */
function frozenPrice(price: PricedOrder): OrderPrice {
  const { lines, delivery, taxes, applied, itemsCents, discountCents } = price;
  const { shippingCents, taxCents, containedTaxCents, totalCents } = price;
  const sums = {
    itemsCents,
    discountCents,
    shippingCents,
    taxCents,
    containedTaxCents,
    totalCents,
  };
  return { lines, delivery, taxes, applied, ...sums };
}

/**
 * @throws HttpError 400 where the shop delivers by zones, and nothing that fits is chosen, or the street is missing.
 */
function assertDelivery(
  now: RulesNow,
  priced: PricedCart,
  {
    cart,
    address,
  }: { cart: readonly { isDelivered: boolean }[]; address?: PostalAddress | undefined },
): void {
  const isCarried = cart.some(({ isDelivered }) => isDelivered);
  const state = destinationOf(now, priced, { address, isCarried })?.state;
  if (!state) return;
  if (state !== 'chosen') {
    const [field, message] = UNDELIVERABLE[state];
    throw wrongField(field, message);
  }
  // Without any part, it goes to the address of the account.
  const isPartial = knownParts(address) !== undefined && !address?.line1;
  if (isPartial && !pickUpAddress(priced))
    throw wrongField('address.line1', 'Enter the street that your order goes to');
}

/** Where its buyer collects what was priced; undefined or empty if it is sent. */
function pickUpAddress({ zone, price }: PricedCart): string | undefined {
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
function assertTaxed({ rules }: RulesNow, { zone }: PricedCart, { address }: PriceWishes): void {
  if (zone || rules.rates.length === 0 || address?.country) return;
  throw wrongField('address.country', 'Enter your country: the tax depends on it');
}

/** 409: another order took what was left of a promotion after this one was priced. */
function justUsedUp({ applied }: PricedOrder, usedUp: UsedUp): HttpError {
  const code = applied.find(({ promotion }) => promotion === usedUp.promotion)?.code;
  if (code !== undefined) return codesRefused(rejectedView([{ ...usedUp, code }]));
  return conflict('A discount of your order has just been used up. Please check its total.');
}

/** @throws HttpError 409 if one of the codes that were entered is not used. */
function assertCodes(price: PricedOrder): void {
  const rejected = rejectedView(price.rejected);
  if (rejected.length === 0) return;
  throw codesRefused(rejected, { total: dollarsFromCents(price.totalCents) });
}

function codesRefused(rejected: RejectedCode[], more: { total?: number } = {}): HttpError {
  const message = rejected.map((one) => one.message).join('. ');
  return new HttpError(409, message, { errors: [{ field: 'codes', message }], ...more, rejected });
}
