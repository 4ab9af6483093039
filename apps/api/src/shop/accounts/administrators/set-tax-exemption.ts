import { inTransaction } from '@shop/mongo';
import type { TaxExemptionInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';

/**
 * From the next order on, the user pays no tax; or tax again, without a number. The audit log has no number: it would
 * outlive the account.
 * @throws HttpError 404 for an unknown user, 409 if somebody has changed it meanwhile
 */
export async function setTaxExemption(
  id: string,
  { country, number, numberBefore }: TaxExemptionInput,
  by: Actor,
): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const { number: stored = '' } = before.taxExemption ?? {};
    // The reply to a save can be lost: then the caller repeats it.
    const isChanged = ![numberBefore, number].includes(stored);
    if (numberBefore !== undefined && isChanged)
      throw conflict(`The tax number of ${before.name} has been changed meanwhile`);
    const isExempt = number !== '';
    const change = {
      action: 'updateTaxExemption',
      update: isExempt
        ? { $set: { taxExemption: { country, number } } }
        : { $unset: { taxExemption: 1 } },
      before: { taxExempt: before.taxExemption !== undefined },
      after: { taxExempt: isExempt },
    } as const;
    return changeUser(id, change, by, session);
  });
}
