import type { Client } from '@shop/front';
import { HttpError } from '@shop/http/errors';
import { PAY_LINK_DAYS } from '@shop/shared';
import type { Types } from 'mongoose';
import type { UsageLimits } from '../../../platform/limits/usage-limits.js';
import { digestOf, newLinkToken } from '../../accounts/index.js';
import type { MailRecord, MailSecrets } from '../../mail/index.js';
import { OrderModel, type OrderRecord } from '../../orders/index.js';
import { PayLinkModel } from './pay-link.model.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A new token for a link by which an order is paid. Only its digest is stored. Links of earlier mails stay: whoever has
 * several mails may use any.
 */
export async function newPayToken(order: Types.ObjectId): Promise<string> {
  const { token, digest } = newLinkToken();
  const found = await OrderModel.findById(order, { 'payment.dueAt': 1 }).lean();
  const dueAt = found?.payment.dueAt?.getTime() ?? 0;
  const expiresAt = new Date(Math.max(dueAt, Date.now() + PAY_LINK_DAYS * DAY_MS));
  await PayLinkModel.create({ _id: digest, order, expiresAt });
  return token;
}

const toPay = async ({ order }: MailRecord) => order && newPayToken(order);

/** What stands in mails that lead to a payment only as they are sent. */
export const PAY_SECRETS: MailSecrets = {
  orderReceived: toPay,
  paymentAsked: toPay,
  paymentRefused: toPay,
};

/**
 * The order of a link. Tokens that no link has are limited, as all guesses are.
 * @throws HttpError 404 if there is no such link, or it has expired; 429 after too many guesses.
 */
export async function orderOfLink(
  token: string,
  limits: UsageLimits,
  client: Client,
): Promise<OrderRecord> {
  const guess = { kind: 'payLinkGuess', address: client.key, account: client.key } as const;
  await limits.check(guess);
  const expiresAt = { $gt: new Date() };
  const link = await PayLinkModel.findOne({ _id: digestOf(token), expiresAt }).lean();
  const order = link && (await OrderModel.findById(link.order).lean());
  if (order) return order;
  await limits.count(guess);
  throw new HttpError(404, 'This link does not work any more. Please ask us for a new one.');
}
