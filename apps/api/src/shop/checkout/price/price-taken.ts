import {
  adjustmentsOf,
  dollarsFromCents,
  itemKey,
  type Contact,
  type OrderPrice,
  type PricedOrder,
  type RejectedCode,
  shopCurrency,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { PricedAccount } from '../../accounts/index.js';
import type { TakenStock } from '../../catalog/index.js';
import { conflict, HttpError } from '@shop/http/errors';
import { itemOf, priceFields, type OrderRecord, type PriceFields } from '../../orders/index.js';
import {
  claimUses,
  recordUses,
  rejectedView,
  usesOf,
  withStateCode,
  type UsedUp,
} from '../../pricing/index.js';
import type { OrderRequest } from '../order-request.js';
import { assertPlace, pickUpAddress } from '../place/assert-place.js';
import { hasPricing, priceNow, type RulesNow } from './checkout-pricing.js';

/** Whose order it is. */
interface Buyer {
  account: PricedAccount;
  contact: Contact;
}

/**
 * What the pieces that an order took cost, inside its transaction, in which the uses of limited promotions are counted.
 * @throws HttpError 400 if the delivery is not chosen, or an address lacks a part; 409 if a code can't be used.
 */
export async function priceTaken(
  { account, contact, wishes, told }: Pick<OrderRequest, 'wishes' | 'told'> & Buyer,
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
  const isCarried = cart.some(({ isDelivered }) => isDelivered);
  const { address } = wishes;
  assertPlace(now, priced, { isCarried, address, billing: told.billing, contact });
  assertCodes(price);
  const uses = usesOf(price.applied, promotions);
  const usedUp = await claimUses(uses, promotions, account._id, session);
  if (usedUp) throw justUsedUp(price, usedUp);
  await recordUses(price.applied, 1, session);

  const adjustments = adjustmentsOf(price);
  const { country = '', state = '' } = withStateCode(address ?? {});
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
