import type { AppliedPromotion, Promotion, RefusalReason } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { claimCode, returnCode } from '../codes/claim-code.js';
import { PromotionModel } from '../setup/rule.model.js';
import { isCounted } from './current-uses.js';
import { CustomerUseModel, customerUseId } from './customer-use.model.js';
import { recordUses, sumOfAll } from './promotion-sums.js';

/** A use of a limited promotion by an order, which the order keeps, to give it back when it is cancelled. */
export interface ClaimedUse {
  promotion: string;
  amountCents: number;
  /** Whether it counts among all uses; and among those of its customer. */
  isCounted: boolean;
  isCustomers: boolean;
  /** The generated code that brought it about, and the id under which the order holds it. */
  code?: { code: string; holder: Types.ObjectId };
}

/** An order that used promotions. */
export interface UsingOrder {
  readonly buyer: { readonly _id: Types.ObjectId };
  readonly price?:
    | { readonly applied: readonly AppliedPromotion[]; readonly uses: readonly ClaimedUse[] }
    | undefined;
}

/** The uses of limited promotions that an order with these discounts makes. */
export function usesOf(
  applied: readonly AppliedPromotion[],
  promotions: readonly Promotion[],
): ClaimedUse[] {
  return applied.flatMap(({ promotion: id, amountCents, code }) => {
    const promotion = promotions.find((one) => one.id === id);
    if (!promotion) return [];
    const isCustomers = promotion.limits?.usesPerCustomer !== undefined;
    const isSingle = code !== undefined && promotion.singleUseCodes?.includes(code);
    const use = {
      promotion: id,
      amountCents,
      isCounted: isCounted(promotion),
      isCustomers,
      ...(isSingle && { code: { code, holder: new Types.ObjectId() } }),
    };
    return use.isCounted || isCustomers || isSingle ? [use] : [];
  });
}

/** A promotion of which nothing was left for an order, and why. */
export interface UsedUp {
  promotion: string;
  reason: Extract<RefusalReason, 'usage-limit' | 'customer-limit'>;
}

/** Why a use could not be taken. `code-taken`: another order has the generated code. */
type Refusal = UsedUp['reason'] | 'code-taken';

/**
 * Counts the uses inside the order's transaction, each only while its limit is not reached.
 * @returns the first promotion that is used up, if one is: then the transaction must be aborted.
 */
export async function claimUses(
  uses: readonly ClaimedUse[],
  promotions: readonly Promotion[],
  customer: Types.ObjectId,
  session: ClientSession,
): Promise<UsedUp | undefined> {
  for (const use of uses) {
    const { promotion } = use;
    const limits = promotions.find(({ id }) => id === promotion)?.limits;
    const refusal = await takeUse(use, { limits, customer, session });
    if (refusal) return { promotion, reason: refusal === 'code-taken' ? 'usage-limit' : refusal };
  }
  return undefined;
}

interface Taking {
  limits: Promotion['limits'];
  customer: Types.ObjectId;
  session: ClientSession;
}

async function takeUse(
  { promotion: _id, amountCents, isCounted: counts, isCustomers, code }: ClaimedUse,
  { limits = {}, customer, session }: Taking,
): Promise<Refusal | undefined> {
  const { uses: most, usesPerCustomer = Infinity, budgetCents } = limits;
  if (counts) {
    const fields = { usedBefore: 1, spentBeforeCents: 1 };
    const { usedBefore, spentBeforeCents = 0 } =
      (await PromotionModel.findById(_id, fields, { session }).lean()) ?? {};
    // It was limited while it was used: orders that were being placed then may not be in these sums yet.
    if (usedBefore !== undefined) {
      const { used, spentCents } = await sumOfAll(_id, session);
      const isSpent = budgetCents !== undefined && spentCents + amountCents > budgetCents;
      if (used >= (most ?? Infinity) || isSpent) return 'usage-limit';
    }
    const mostCents = budgetCents && budgetCents - spentBeforeCents - amountCents;
    const { modifiedCount } = await PromotionModel.updateOne(
      {
        _id,
        ...(most !== undefined && { used: { $lt: most - (usedBefore ?? 0) } }),
        ...(mostCents !== undefined && { spentCents: { $lte: mostCents } }),
      },
      { $inc: { used: 1, spentCents: amountCents } },
      { session },
    );
    if (modifiedCount === 0) return 'usage-limit';
  }
  if (code && !(await claimCode(code, session))) return 'code-taken';
  if (isCustomers) {
    const record = await CustomerUseModel.findOneAndUpdate(
      { _id: customerUseId(_id, customer) },
      { $inc: { used: 1 }, $setOnInsert: { customer } },
      { session, upsert: true, returnDocument: 'after' },
    ).lean();
    if (record.used > usesPerCustomer) return 'customer-limit';
  }
  return undefined;
}

/**
 * Takes the uses of an order again that is reopened, inside its transaction, by the limits that its promotions have now.
 * One that was deleted has none.
 * @throws HttpError 409 if a promotion is used up, or another order has used its generated code meanwhile.
 */
export async function retakeUses(
  { price, buyer: { _id: customer } }: UsingOrder,
  session: ClientSession,
): Promise<void> {
  await moveBefore(price, 1, session);
  for (const use of price?.uses ?? []) {
    const found = await PromotionModel.findById(use.promotion, { rule: 1 }, { session }).lean();
    const { uses: most, usesPerCustomer, budget: budgetCents } = found?.rule.limits ?? {};
    const limits = { uses: most, usesPerCustomer, budgetCents };
    const kept = { ...use, isCounted: use.isCounted && found !== null };
    const refusal = await takeUse(kept, { limits, customer, session });
    if (!refusal) continue;
    const reasons = {
      'usage-limit': `its promotion “${found?.rule.name}” is used up`,
      'customer-limit': `its buyer has used the promotion “${found?.rule.name}” in other orders`,
      'code-taken': `another order has used its code ${use.code?.code}`,
    };
    throw conflict(`The order can’t be reopened: ${reasons[refusal]}`);
  }
  await recordUses(price?.applied, 1, session);
}

/** Gives the uses of a cancelled order back, inside its transaction. */
export async function returnUses(
  { price, buyer: { _id: customer } }: UsingOrder,
  session: ClientSession,
): Promise<void> {
  await recordUses(price?.applied, -1, session);
  await moveBefore(price, -1, session);
  for (const { promotion, amountCents, ...use } of price?.uses ?? []) {
    if (use.code) await returnCode(use.code, session);
    if (use.isCounted)
      await PromotionModel.updateOne(
        { _id: promotion },
        { $inc: { used: -1, spentCents: -amountCents } },
        { session },
      );
    if (use.isCustomers)
      await CustomerUseModel.updateOne(
        { _id: customerUseId(promotion, customer) },
        { $inc: { used: -1 } },
        { session },
      );
  }
}

/** What an order used before a promotion was limited counts by its sums of that time. */
async function moveBefore(
  price: UsingOrder['price'],
  sign: 1 | -1,
  session: ClientSession,
): Promise<void> {
  const counted = price?.uses.flatMap((use) => (use.isCounted ? use.promotion : []));
  for (const { promotion: _id, amountCents } of price?.applied ?? [])
    if (!counted?.includes(_id))
      await PromotionModel.updateOne(
        { _id, usedBefore: { $gt: sign === 1 ? -1 : 0 } },
        { $inc: { usedBefore: sign, spentBeforeCents: sign * amountCents } },
        { session },
      );
}
