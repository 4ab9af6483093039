import type { AppliedPromotion, Promotion, RefusalReason } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import { conflict } from '@shop/http/errors';
import { claimCode, returnCode } from '../codes/claim-code.js';
import { PromotionModel } from '../setup/rule.model.js';
import { isCounted } from './current-uses.js';
import { CustomerUseModel, customerUseId } from './customer-use.model.js';

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
    const usedUp = { promotion: use.promotion, reason: 'usage-limit' } as const;
    const { limits = {} } = promotions.find(({ id }) => id === use.promotion) ?? {};
    const { uses: most, usesPerCustomer, budgetCents } = limits;
    if (use.isCounted) {
      const { modifiedCount } = await PromotionModel.updateOne(
        {
          _id: use.promotion,
          ...(most !== undefined && { used: { $lt: most } }),
          ...(budgetCents !== undefined && { spentCents: { $lte: budgetCents - use.amountCents } }),
        },
        { $inc: { used: 1, spentCents: use.amountCents } },
        { session },
      );
      if (modifiedCount === 0) return usedUp;
    }
    if (use.code && !(await claimCode(use.code, session))) return usedUp;
    if (usesPerCustomer !== undefined) {
      const record = await CustomerUseModel.findOneAndUpdate(
        { _id: customerUseId(use.promotion, customer) },
        { $inc: { used: 1 }, $setOnInsert: { customer } },
        { session, upsert: true, returnDocument: 'after' },
      ).lean();
      if (record.used > usesPerCustomer) return { ...usedUp, reason: 'customer-limit' };
    }
  }
  return undefined;
}

/**
 * Gives the uses of a cancelled order back, or takes them again when it is reopened, inside its transaction.
 * @throws HttpError 409 if another order has used its generated code meanwhile.
 */
export async function countUses(
  uses: readonly ClaimedUse[] = [],
  customer: Types.ObjectId,
  by: 1 | -1,
  session: ClientSession,
): Promise<void> {
  for (const { promotion, amountCents, ...use } of uses) {
    if (use.code && by === -1) await returnCode(use.code, session);
    if (use.code && by === 1 && !(await claimCode(use.code, session)))
      throw conflict(
        `The order can't be reopened: another order has used its code ${use.code.code}`,
      );
    if (use.isCounted)
      await PromotionModel.updateOne(
        { _id: promotion },
        { $inc: { used: by, spentCents: by * amountCents } },
        { session },
      );
    if (use.isCustomers)
      await CustomerUseModel.updateOne(
        { _id: customerUseId(promotion, customer) },
        { $inc: { used: by } },
        { session },
      );
  }
}
