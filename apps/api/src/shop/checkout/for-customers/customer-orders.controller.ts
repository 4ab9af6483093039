import { centsFromDollars, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { HttpError, notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { Types } from 'mongoose';
import { contactOf, pricedAccounts } from '../../accounts/index.js';
import { presentAdminOrder } from '../../orders/index.js';
import {
  assertPayable,
  offeredMethods,
  paidLaterBy,
  startHosted,
  type PaidLater,
} from '../../payments/index.js';
import { pricingOf, wishesOf, type CheckoutDeps } from '../checkout.controller.js';
import { placeOrder } from '../place-order.js';
import { preparedFor } from '../prepared/ordered.js';
import { quoteOrder } from '../quote/quote-order.js';

/** For how long an order waits whose buyer gets the link to pay by mail. A page of Stripe lives for a day at most. */
const LINK_HOLD_MS = 22 * 60 * 60_000;

export function quote(deps: CheckoutDeps): Controller<typeof endpoints.quoteCustomerOrder> {
  const pricing = pricingOf(deps);
  return async ({ params, body }) => {
    const id = new Types.ObjectId(params.userId);
    const delivery = await contactOf(id);
    if (!delivery) throw notFound('User');
    const findCustomer = async () => (await pricedAccounts([id])).get(params.userId);
    const quoted = await quoteOrder(body.items, wishesOf(body), { pricing, findCustomer });
    const cents = centsFromDollars(quoted.total);
    const methods = offeredMethods(deps, await deps.settings.current(), cents);
    return { success: true, ...quoted, ...methods, delivery };
  };
}

export function place(deps: CheckoutDeps): Controller<typeof endpoints.placeCustomerOrder> {
  const { payments, hosted } = deps;
  const pricing = pricingOf(deps);
  return async ({ params, body, headers, actor, client }) => {
    const buyer = { _id: new Types.ObjectId(params.userId) };
    const { items, delivery: shown, total: shownTotal, billing, taxId, note } = body;
    const paidLater = paidLaterBy(body.payment, deps, await deps.settings.current());
    const prepared = body.prepared && (await preparedFor(buyer._id, body.prepared));
    const request = {
      buyer,
      placedBy: actor,
      items,
      wishes: wishesOf(body),
      told: { billing, taxId, note },
      shown,
      shownTotal,
      paidLater:
        hosted && paidLater?.provider === hosted.provider.name ? byLink(paidLater) : paidLater,
      prepared,
      idempotencyKey: headers['idempotency-key'],
      client,
    };
    const { order: placed } = await placeOrder(request, payments, pricing).catch(withoutBuyer);
    const order = hosted ? assertPayable(await startHosted(placed, hosted)) : placed;
    const message = SUCCESS_TEXTS.customerOrderPlaced(order.number, order.buyer.name);
    return { success: true, message, order: await presentAdminOrder(order) };
  };
}

const byLink = (paidLater: PaidLater): PaidLater => ({ ...paidLater, holdMs: LINK_HOLD_MS });

/** It is the buyer who has no account, not the administrator. */
function withoutBuyer(error: unknown): never {
  throw error instanceof HttpError && error.status === 401 ? notFound('User') : error;
}
