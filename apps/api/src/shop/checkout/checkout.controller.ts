import type { Client } from '@shop/front';
import type { CurrentUser } from '@shop/http/access';
import {
  centsFromDollars,
  SUCCESS_TEXTS,
  type EndpointInput,
  type EndpointResponse,
  type endpoints,
} from '@shop/shared';
import type { ShopSettings } from '../settings/index.js';
import {
  ENTERED_RATES,
  STORED_PRICE_RULES,
  type PriceRuleSource,
  type PriceWishes,
} from '../pricing/index.js';
import { tokenOf } from '@shop/http';
import { contactOf, type Sessions } from '../accounts/index.js';
import type { CatalogRecords } from '../catalog/index.js';
import { isConflict, unauthorized } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { UsageLimits } from '../../platform/limits/usage-limits.js';
import { findOrder, presentMyOrder, presentOrder } from '../orders/index.js';
import {
  assertPayable,
  offeredMethods,
  paidLaterBy,
  startHosted,
  type PaymentDeps,
} from '../payments/index.js';
import { cancelOrder } from './cancel/cancel-order.js';
import { cancelWaiting, isWaiting } from './cancel/cancel-waiting.js';
import type { CheckoutPricing } from './price/checkout-pricing.js';
import { previewPromotion } from './preview/preview-promotion.js';
import { limitCodeGuesses } from './code-guesses.js';
import { placeOrder } from './place-order.js';
import type { ShownPrepared } from './prepared/ordered.js';
import { quoteOrder } from './quote/quote-order.js';

/** Dependencies of the checkout's controllers. */
export interface CheckoutDeps extends PaymentDeps {
  usageLimits: UsageLimits;
  sessions: Pick<Sessions, 'authenticate'>;
  settings: Pick<ShopSettings, 'current'>;
  /** Promotions, zones and rates in memory; without it, the database is queried. */
  priceRules?: PriceRuleSource;
  /** If missing, products are read from the database. */
  records?: CatalogRecords;
}

export function pricingOf({
  priceRules = STORED_PRICE_RULES,
  settings,
}: CheckoutDeps): CheckoutPricing {
  const timeZone = async () => (await settings.current()).timeZone;
  return { rules: priceRules, taxes: ENTERED_RATES, timeZone };
}

export function wishesOf({ codes, address, shippingMethod }: PriceWishes): PriceWishes {
  return { codes, address, shippingMethod };
}

type Own = Pick<EndpointInput<typeof endpoints.placeOrder>, 'body' | 'headers'> & {
  user: CurrentUser;
  client: Client;
  /** What the shop has prepared for the buyer, if it is that. */
  prepared?: ShownPrepared;
};

/** Places an order that its buyer asks for, within the usage limits. */
export async function placeOwn(
  deps: CheckoutDeps,
  { body, headers, user, client, prepared }: Own,
): Promise<EndpointResponse<typeof endpoints.placeOrder>> {
  const { payments, hosted, usageLimits } = deps;
  const caller = { account: user._id.toHexString(), address: client.key };
  const guesses = limitCodeGuesses(usageLimits, client);
  await Promise.all([
    body.codes && guesses.check(),
    usageLimits.check({ kind: 'refusedCheckout', ...caller }),
    usageLimits.count({ kind: 'checkout', ...caller }),
  ]);
  const idempotencyKey = headers['idempotency-key'];
  const { items, delivery: shown, total: shownTotal, billing, taxId, note } = body;
  const shownToBuyer = { shown, shownTotal, prepared };
  const asked = { items, wishes: wishesOf(body), told: { billing, taxId, note } };
  const paidLater = paidLaterBy(body.payment, deps, await deps.settings.current());
  const request = { buyer: user, ...asked, ...shownToBuyer, paidLater, idempotencyKey, client };
  const placing = placeOrder(request, payments, pricingOf(deps));
  const { order: placed, photos } = await placing.catch(async (error: unknown) => {
    if (isConflict(error)) await usageLimits.count({ kind: 'refusedCheckout', ...caller });
    await guesses.countIn(error);
    throw error;
  });
  const order = hosted ? assertPayable(await startHosted(placed, hosted)) : placed;
  const message = order.payment.success ? SUCCESS_TEXTS.paid : SUCCESS_TEXTS.orderPlaced;
  return { success: true, message, order: await presentOrder(order, photos) };
}

export function place(deps: CheckoutDeps): Controller<typeof endpoints.placeOrder> {
  return (call) => placeOwn(deps, call);
}

export function cancel(deps: PaymentDeps): Controller<typeof endpoints.cancelMyOrder> {
  return async ({ params, user }) => {
    const found = await findOrder(params.number, { 'buyer._id': user._id });
    const unpaid = isWaiting(found) ? await cancelWaiting(found, user._id, deps.hosted) : undefined;
    const order = unpaid ?? (await cancelOrder(found._id, user._id, deps));
    const message = SUCCESS_TEXTS.orderCancelled(order.number);
    return { success: true, message, order: await presentMyOrder(order) };
  };
}

export function preview(deps: CheckoutDeps): Controller<typeof endpoints.previewPromotion> {
  const pricing = pricingOf(deps);
  return async ({ body }) => ({ success: true, carts: await previewPromotion(body, pricing) });
}

export function quote(deps: CheckoutDeps): Controller<typeof endpoints.quoteOrder> {
  const pricing = pricingOf(deps);
  const { records } = deps;
  return async ({ body, req, client }) => {
    const findCustomer = async () => {
      const token = tokenOf(req);
      return token === undefined ? undefined : deps.sessions.authenticate(token);
    };
    const guesses = limitCodeGuesses(deps.usageLimits, client);
    const [quoted] = await Promise.all([
      quoteOrder(body.items, wishesOf(body), { pricing, findCustomer, records }),
      body.codes && guesses.check(),
    ]);
    await guesses.count(quoted.rejected);
    const cents = centsFromDollars(quoted.total);
    const methods = offeredMethods(deps, await deps.settings.current(), cents);
    return { success: true, ...quoted, ...methods };
  };
}

export const getDelivery: Controller<typeof endpoints.getDelivery> = async ({ user }) => {
  const delivery = await contactOf(user._id);
  if (!delivery) throw unauthorized();
  return { success: true, delivery };
};
