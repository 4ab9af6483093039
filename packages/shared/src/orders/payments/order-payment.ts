import { z } from 'zod';
import { amount } from '../../contract/amounts.js';
import { DISPUTE_STATES, PAYMENT_STATES } from './payment-states.js';

/** How an order is paid, and how far that is. */
export const orderPaymentSchema = z.strictObject({
  /** Whether it has succeeded, also if the amount was given back since: see `isSuccess`. */
  success: z.boolean(),
  state: z.enum(PAYMENT_STATES),
  provider: z.string(),
  /** What the manual payment method was called when its buyer chose it. Absent where it is not paid by hand. */
  name: z.string().optional(),
  /** The payment provider's id of the payment; null until it has one. */
  reference: z.string().nullable(),
  /**
   * What of the total is not paid, of an order that was sent and keeps what has come, in US dollars. Absent if nothing.
   */
  missing: amount().optional(),
  /**
   * What of the total was paid and is not returned, in US dollars. Of a cancelled order, it is still to be returned:
   * absent while a refund is under way, and once the shop has decided what to keep. Also absent while a bank has the
   * money; less what one has returned.
   */
  kept: amount().optional(),
  /** What was paid above the total and has not been returned, in US dollars. Absent if nothing. */
  surplus: amount().optional(),
  /** What its buyer disputes at the bank, besides the state. Absent if there is nothing. */
  dispute: z
    .strictObject({
      state: z.enum(DISPUTE_STATES),
      /** Whether a bank only asks, and no money has moved. Absent otherwise. */
      inquiry: z.literal(true).optional(),
      /** US dollars; 0 if another currency was paid. */
      amount: amount(),
      /** What was paid in another currency, and is disputed, with it: `€30.00`. Absent otherwise. */
      otherAmount: amount(z.string()).optional(),
      /** In the provider's words, such as `fraudulent`. */
      reason: z.string(),
      /** Until when the shop has to answer at its provider; null if it does not have to. */
      dueAt: z.iso.datetime().nullable(),
    })
    .optional(),
  /** What was paid in another currency than the order's, for which the order was not paid. Absent if nothing. */
  otherCurrency: z
    .strictObject({
      /** With its currency, such as `€30.00`. */
      amount: amount(z.string()),
      /** Since when it is on its way back; null while the provider still has to return it. */
      returnedAt: z.iso.datetime().nullable(),
    })
    .optional(),
  /** Where its buyer pays an order that is not paid yet. Absent if there is no such page. */
  url: amount(z.string()).optional(),
  /** How an order that is not paid yet is paid by hand. Absent for others. */
  text: z.string().optional(),
  /** Until when the amount is reserved that is taken when the order is shipped. Absent otherwise. */
  heldUntil: z.iso.datetime().optional(),
  /** Until when the order waits for its buyer to pay (ISO 8601, UTC); null without end. Absent if it does not wait. */
  dueAt: z.iso.datetime().nullable().optional(),
});
