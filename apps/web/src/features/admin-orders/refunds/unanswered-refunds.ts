import type { RefundInput } from '@shop/shared';
import { randomKey } from '../../../lib/storage/random-key';

interface SentRefund {
  /** The key under which the server makes it once. */
  key: string;
  body: RefundInput;
}

/** By the numbers of their orders. Not in the form: who closes it and opens it again is to repeat the same refund. */
const unanswered = new Map<number, SentRefund>();

/**
 * What to send for a refund, remembered until it is known what became of it. While it is not, the same entry is sent as
 * it was before, so that the server gives the first one's reply; another entry has the same key, and is refused if the
 * first one was made.
 */
export function beginRefund(order: number, body: RefundInput): SentRefund {
  const earlier = unanswered.get(order);
  const isRepeated = earlier !== undefined && isSameEntry(earlier.body, body);
  const sent = isRepeated ? earlier : { key: earlier?.key ?? randomKey(), body };
  unanswered.set(order, sent);
  return sent;
}

/** Forgets a refund: it is known what became of it. */
export function endRefund(order: number): void {
  unanswered.delete(order);
}

/** What the order showed does not count: after a lost reply, it is loaded again, and may have the refund. */
function isSameEntry(earlier: RefundInput, body: RefundInput): boolean {
  const { shown, refunded } = earlier;
  return JSON.stringify({ ...body, shown, refunded }) === JSON.stringify(earlier);
}
