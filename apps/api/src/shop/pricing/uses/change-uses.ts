import type { ClientSession } from 'mongoose';
import { PromotionModel } from '../setup/rule.model.js';
import type { UsingOrder } from './claim-uses.js';
import { recordUses } from './promotion-sums.js';

/** Counts what promotions take off an order that has fewer pieces, inside its transaction. Every use stays one. */
export async function changeUses(
  { price: before }: UsingOrder,
  { price: after }: UsingOrder,
  session: ClientSession,
): Promise<void> {
  await recordUses(before?.applied, -1, session);
  await recordUses(after?.applied, 1, session);
  for (const { promotion: _id, amountCents, isCounted: counts } of before?.uses ?? []) {
    const use = after?.uses.find(({ promotion }) => promotion === _id);
    const moreCents = (use?.amountCents ?? 0) - amountCents;
    if (counts && moreCents !== 0)
      await PromotionModel.updateOne({ _id }, { $inc: { spentCents: moreCents } }, { session });
  }
}
