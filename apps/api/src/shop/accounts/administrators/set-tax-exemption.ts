import { inTransaction } from '@shop/mongo';
import type { TaxExemptionInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { UserModel, type UserRecord } from '../user.model.js';
import { changeUser } from './change-user.js';

/**
 * From the next order on, the user pays no tax; or tax again, without a number. The audit log has no number: it would
 * outlive the account.
 * @throws HttpError 404 for an unknown user
 */
export async function setTaxExemption(
  id: string,
  exemption: TaxExemptionInput,
  by: Actor,
): Promise<UserRecord> {
  return inTransaction(async (session) => {
    const before = await UserModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('User');
    const isExempt = exemption.number !== '';
    const change = {
      action: 'updateTaxExemption',
      update: isExempt ? { $set: { taxExemption: exemption } } : { $unset: { taxExemption: 1 } },
      before: { taxExempt: before.taxExemption !== undefined },
      after: { taxExempt: isExempt },
    } as const;
    return changeUser(id, change, by, session);
  });
}
