import { z } from 'zod';
import { amount } from '../../contract/amounts.js';

/** For how many days a link to pay works, unless the order waits longer. */
export const PAY_LINK_DAYS = 30;

/** Body of the calls behind a link to pay. */
export const payLinkTokenSchema = z.object({
  token: z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(100),
});

/**
 * Where the payment of an order stands for whoever has its link. `open`: it is to be paid. `reserved`: its amount is
 * reserved until it is shipped. `refused`, `cancelled`, `expired`: it is cancelled, for these reasons. `ask`: it was sent
 * without being paid in full, which shop and buyer settle between them.
 */
export const PAY_LINK_STATES = [
  'open',
  'paid',
  'reserved',
  'refused',
  'cancelled',
  'expired',
  'ask',
] as const;
/** One of `PAY_LINK_STATES`. */
export type PayLinkState = (typeof PAY_LINK_STATES)[number];

/** An order for whoever has the link to pay it. It says nothing about its buyer. */
export const payLinkOrderSchema = z.strictObject({
  number: z.int(),
  state: z.enum(PAY_LINK_STATES),
  /** What is to be paid, and how. Absent unless it is `open`. */
  open: z
    .strictObject({
      /** US dollars. */
      total: amount(),
      lines: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
      /** `page`: on the page of a payment provider. `hand`: as `text` says. `now`: at once. */
      paid: z.enum(['page', 'hand', 'now']),
      /** What the manual payment method is called, and how it is paid. Absent for others. */
      name: z.string().optional(),
      text: z.string().optional(),
      /** Until when the order waits (ISO 8601, UTC); null without end. */
      dueAt: z.iso.datetime().nullable(),
    })
    .optional(),
});
/** An order for whoever has the link to pay it. */
export type PayLinkOrder = z.infer<typeof payLinkOrderSchema>;
