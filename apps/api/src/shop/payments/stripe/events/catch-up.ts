import { whileOpen, type Ongoing } from '../../../../platform/while-open.js';
import { receiveEvent } from './receive-event.js';
import type { StripeAccount } from '../stripe-account.js';
import { CAUGHT_UP, StripeCatchUpModel } from './stripe-catch-up.model.js';
import { StripeEventModel } from './stripe-event.model.js';

const LOOK_EVERY_MS = 10 * 60_000;
/** How much older than that those events may be that did not come. */
const OVERLAP_MS = 60 * 60_000;

/**
 * Keeps the events that Stripe has told in vain: the shop was closed, or its secret was wrong. Only once all are kept, the
 * next call looks no further back: Stripe tells the latest first, and later ones may come by themselves meanwhile.
 */
export async function catchUp({ told }: Pick<StripeAccount, 'told'>): Promise<void> {
  const until = new Date();
  const last = (await StripeCatchUpModel.findById(CAUGHT_UP).lean())?.until ?? (await lastCame());
  const since = new Date((last ?? until).getTime() - OVERLAP_MS);
  for await (const notice of told(since))
    if (!(await StripeEventModel.exists({ _id: notice.id }))) await receiveEvent(notice);
  await StripeCatchUpModel.updateOne({ _id: CAUGHT_UP }, { $max: { until } }, { upsert: true });
}

/** When the last event came, in a shop that has never caught up. */
async function lastCame(): Promise<Date | undefined> {
  return (await StripeEventModel.findOne().sort({ receivedAt: -1 }).lean())?.receivedAt;
}

/** Catches up from time to time while the shop is open. */
export function startCatchUp(stripe: Pick<StripeAccount, 'told'>): Ongoing {
  return whileOpen(() => catchUp(stripe).then(() => false), {
    everyMs: LOOK_EVERY_MS,
    failure: 'Stripe could not be asked for missed events',
  });
}
