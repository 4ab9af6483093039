import { refundInputSchema, type RefundInput } from '@shop/shared';
import { randomKey } from '../../../lib/storage/random-key';
import {
  forgetUnanswered,
  noteUnanswered,
  unansweredCall,
} from '../../../ui/drafts/unanswered-calls';

interface SentRefund {
  /** The key under which the server makes it once. */
  key: string;
  body: RefundInput;
}

/** By the number of the order. Not in the form: who closes it and opens it again is to repeat the same refund. */
const callOf = (order: number) => `refund ${order}`;

/**
 * What to send for a refund, remembered until it is known what became of it. While it is not, the same entry is sent as
 * it was before, so that the server gives the first one's reply; another entry has the same key, and is refused if the
 * first one was made.
 */
export function beginRefund(order: number, body: RefundInput): SentRefund {
  const earlier = unansweredCall(callOf(order));
  const before = refundInputSchema.safeParse(earlier?.body).data;
  const isRepeated = before !== undefined && isSameEntry(before, body);
  const sent = { key: earlier?.key ?? randomKey(), body: isRepeated ? before : body };
  noteUnanswered(callOf(order), sent);
  return sent;
}

/** Forgets a refund: it is known what became of it. */
export function endRefund(order: number): void {
  forgetUnanswered(callOf(order));
}

/** What the order showed does not count: after a lost reply, it is loaded again, and may have the refund. */
function isSameEntry(earlier: RefundInput, body: RefundInput): boolean {
  return textOf(earlier) === textOf(body);
}

/** Stored and typed entries may have their fields in different orders. */
function textOf(body: RefundInput): string {
  const { data = body } = refundInputSchema.safeParse(body);
  return JSON.stringify({ ...data, shown: undefined, refunded: undefined });
}
