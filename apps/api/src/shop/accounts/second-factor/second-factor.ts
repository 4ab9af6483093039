import { inTransaction } from '@shop/mongo';
import { permissionsOf, ROLE } from '@shop/shared';
import { conflict, notFound, wrongField } from '@shop/http/errors';
import type { Actor } from '@shop/http/access';
import { recordAuditEntry } from '../../audit/index.js';
import { assertHas } from '../administrators/permissions.js';
import { auditOwnAccount } from '../audit-own-account.js';
import { proveCode, provePassword, WRONG_CODE, type Owner } from '../prove-owner.js';
import { endSessionsOf } from '../sessions/end-sessions.js';
import { UserModel, type UserRecord } from '../user.model.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { newSecret, stepOf } from './totp.js';

const ON = { secondFactor: true };
const OFF = { secondFactor: false };

/**
 * Proposes a new secret to a user without a second factor. The secret has no effect until a code confirms it.
 * @throws HttpError 400 for a wrong password, 409 if they have a second factor, 429 after too many guesses.
 */
export async function startSecondFactor(password: string, owner: Owner): Promise<string> {
  await provePassword(password, owner);
  const proposedSecret = newSecret();
  const { matchedCount } = await UserModel.updateOne(
    { _id: owner._id, secondFactorSince: null },
    { $set: { proposedSecret } },
  );
  if (matchedCount === 0) throw conflict('You already have a second factor: turn it off first');
  return proposedSecret;
}

/**
 * Turns the second factor on, given a code of the proposed secret. Ends every other session, because it began without
 * one. Returns the recovery codes, of which only digests are stored.
 * @throws HttpError 400 for a wrong code, 409 without a proposed secret, 429 after too many guesses.
 */
export async function turnOnSecondFactor(
  code: string,
  owner: Owner,
): Promise<{ user: UserRecord; recoveryCodes: string[] }> {
  const { _id, email, client, guessLimits } = owner;
  const found = await UserModel.findById(_id).select('+proposedSecret').lean();
  const secret = found?.proposedSecret;
  if (!secret) throw conflict('Start again: there is no secret to confirm');
  const guess = { secret: 'code', email, address: client.key } as const;
  const lastStep = await guessLimits.guess(guess, () => Promise.resolve(stepOf(secret, code)));
  if (lastStep === undefined) throw wrongField('otp', WRONG_CODE);
  const recoveryCodes = newRecoveryCodes();
  const secondFactor = { secret, lastStep, recoveryCodes: recoveryCodes.map(recoveryCodeHash) };
  const user = await inTransaction(async (transaction) => {
    const updated = await UserModel.findOneAndUpdate(
      { _id, proposedSecret: secret },
      {
        $set: { secondFactor, secondFactorSince: new Date() },
        $unset: { proposedSecret: 1 },
        $inc: { tokenVersion: 1 },
      },
      { session: transaction, returnDocument: 'after' },
    ).lean();
    if (!updated) throw conflict('Start again: there is no secret to confirm');
    await endSessionsOf(_id, { keep: owner.session._id, transaction });
    await auditOwnAccount('turnOnSecondFactor', owner, { before: OFF, after: ON }, transaction);
    return updated;
  });
  return { user, recoveryCodes };
}

/**
 * Turns the caller's second factor off.
 * @throws HttpError 400 for a wrong password or code, 429 after too many guesses.
 */
export async function turnOffSecondFactor(
  { password, otp }: { password: string; otp: string },
  owner: Owner,
): Promise<void> {
  await provePassword(password, owner);
  await proveCode(otp, owner);
  await inTransaction(async (transaction) => {
    await UserModel.updateOne({ _id: owner._id }, REMOVAL, { session: transaction });
    await auditOwnAccount('turnOffSecondFactor', owner, { before: ON, after: OFF }, transaction);
  });
}

const REMOVAL = { $unset: { secondFactor: 1, secondFactorSince: 1, proposedSecret: 1 } };

/**
 * Turns off the second factor of a user who has lost it.
 * @throws HttpError 404 for an unknown user, 409 if they have none or it is the caller's own.
 */
export async function resetSecondFactor(userId: string, by: Actor): Promise<UserRecord> {
  if (by._id?.equals(userId)) throw conflict('Turn off your own second factor with a code');
  return inTransaction(async (transaction) => {
    const user = await UserModel.findById(userId, null, { session: transaction }).lean();
    if (!user) throw notFound('User');
    if (user.role === ROLE.admin) assertHas(by, permissionsOf(user));
    if (!user.secondFactorSince) throw conflict('This user has no second factor');
    await UserModel.updateOne({ _id: user._id }, REMOVAL, { session: transaction });
    const subject = { kind: 'user', _id: user._id, name: user.email } as const;
    const act = { action: 'resetSecondFactor', by, subject, before: ON, after: OFF } as const;
    await recordAuditEntry(act, transaction);
    return { ...user, secondFactorSince: undefined };
  });
}
