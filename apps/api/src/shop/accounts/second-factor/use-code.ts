import type { Types } from 'mongoose';
import { UserModel } from '../user.model.js';
import { recoveryCodeHash } from './recovery-codes.js';
import { lastAcceptedStep, stepOf } from './totp.js';

/**
 * Redeems a code of an account's second factor, from the app or a recovery code: each works once. Returns undefined if
 * the code is wrong or was used before.
 */
export function useCode(user: Types.ObjectId, code: string): Promise<true | undefined> {
  return /^\d+$/.test(code) ? useAppCode(user, code) : useRecoveryCode(user, code);
}

async function useAppCode(_id: Types.ObjectId, code: string): Promise<true | undefined> {
  const found = await UserModel.findById(_id).select('+secondFactor').lean();
  if (!found?.secondFactor) return undefined;
  const { secret } = found.secondFactor;
  const step = stepOf(secret, code);
  if (step === undefined) return undefined;
  const { matchedCount } = await UserModel.updateOne(
    {
      _id,
      'secondFactor.secret': secret,
      $or: [
        { 'secondFactor.lastStep': { $lt: step } },
        // The step was stored while the clock was wrong.
        { 'secondFactor.lastStep': { $gt: lastAcceptedStep() } },
      ],
    },
    { $set: { 'secondFactor.lastStep': step } },
  );
  return matchedCount === 1 ? true : undefined;
}

async function useRecoveryCode(_id: Types.ObjectId, code: string): Promise<true | undefined> {
  const hash = recoveryCodeHash(code);
  const { matchedCount } = await UserModel.updateOne(
    { _id, 'secondFactor.recoveryCodes': hash },
    { $pull: { 'secondFactor.recoveryCodes': hash } },
  );
  return matchedCount === 1 ? true : undefined;
}
