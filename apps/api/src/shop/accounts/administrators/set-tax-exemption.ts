import { inTransaction } from '@shop/mongo';
import type { TaxExemptionInput } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../audit/index.js';
import { UserModel, type UserRecord } from '../user.model.js';

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
    const user = await UserModel.findByIdAndUpdate(
      id,
      exemption.number === ''
        ? { $unset: { taxExemption: 1 } }
        : { $set: { taxExemption: exemption } },
      { session, returnDocument: 'after' },
    ).lean();
    if (!before || !user) throw notFound('User');
    await recordAuditEntry(
      {
        action: 'updateTaxExemption',
        by,
        subject: { kind: 'user', _id: user._id, name: user.email },
        before: { taxExempt: before.taxExemption !== undefined },
        after: { taxExempt: exemption.number !== '' },
      },
      session,
    );
    return user;
  });
}
