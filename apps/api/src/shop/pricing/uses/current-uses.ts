import type { Promotion } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { PromotionModel } from '../setup/rule.model.js';
import { CustomerUseModel, customerUseId } from './customer-use.model.js';

/** Promotions with how far their limits are used up now: what is kept in memory does not follow that. */
export async function withCurrentUses(
  promotions: readonly Promotion[],
  session: ClientSession | null = null,
): Promise<Promotion[]> {
  const limited = promotions.filter(isCounted).map(({ id }) => id);
  if (limited.length === 0) return [...promotions];
  const records = await PromotionModel.find(
    { _id: { $in: limited } },
    { used: 1, spentCents: 1, usedBefore: 1, spentBeforeCents: 1 },
    { session },
  ).lean();
  const byId = new Map(records.map((record) => [record._id.toHexString(), record]));
  return promotions.map((promotion) => {
    const record = byId.get(promotion.id);
    if (!record) return promotion;
    const { used, spentCents, usedBefore = 0, spentBeforeCents = 0 } = record;
    return { ...promotion, used: used + usedBefore, spentCents: spentCents + spentBeforeCents };
  });
}

/** Whether the uses of a promotion are counted with every order, because they are limited. */
export function isCounted({ limits }: Promotion): boolean {
  return limits?.uses !== undefined || limits?.budgetCents !== undefined;
}

/** How often a customer used each of the promotions that limit that. */
export async function usesOfCustomer(
  promotions: readonly Promotion[],
  customer: Types.ObjectId,
  session: ClientSession | null = null,
): Promise<Map<string, number>> {
  const limited = promotions.filter(({ limits }) => limits?.usesPerCustomer !== undefined);
  if (limited.length === 0) return new Map();
  const ids = new Map(limited.map(({ id }) => [customerUseId(id, customer), id]));
  const records = await CustomerUseModel.find({ _id: { $in: [...ids.keys()] } }, null, {
    session,
  }).lean();
  return new Map(records.map(({ _id, used }) => [ids.get(_id) ?? '', used]));
}
