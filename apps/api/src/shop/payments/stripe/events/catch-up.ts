import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { receiveEvent } from './receive-event.js';
import type { StripeAccount } from '../stripe-account.js';
import { StripeEventModel } from './stripe-event.model.js';

const LOOK_EVERY_MS = 10 * 60_000;
/** How much older than the last event that came those may be that did not. */
const OVERLAP_MS = 60 * 60_000;

/** Keeps the events that Stripe has told in vain: the shop was closed, or its secret was wrong. */
export async function catchUp({ told }: Pick<StripeAccount, 'told'>): Promise<void> {
  const last = await StripeEventModel.findOne().sort({ receivedAt: -1 }).lean();
  const since = new Date((last?.receivedAt.getTime() ?? Date.now()) - OVERLAP_MS);
  for await (const notice of told(since))
    if (!(await StripeEventModel.exists({ _id: notice.id }))) await receiveEvent(notice);
}

/** Catches up from time to time while the shop is open. */
export function startCatchUp(stripe: Pick<StripeAccount, 'told'>): Ongoing {
  return whileOpen(() => catchUp(stripe).then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failure: 'Stripe could not be asked for missed events',
  });
}
