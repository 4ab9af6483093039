import type { ClientSession, Types } from 'mongoose';
import { PromotionCodeModel } from './promotion-code.model.js';

/** A generated code, and what holds it once it is used. */
export interface HeldCode {
  code: string;
  holder: Types.ObjectId;
}

/** Marks a code as used, inside the order's transaction. @returns whether nobody had used it */
export async function claimCode(
  { code, holder }: HeldCode,
  session: ClientSession,
): Promise<boolean> {
  const { modifiedCount } = await PromotionCodeModel.updateOne(
    { _id: code, usedBy: { $exists: false } },
    { $set: { usedBy: holder, usedAt: new Date() } },
    { session },
  );
  return modifiedCount === 1;
}

/** Makes the code of a cancelled order usable again, unless another order holds it by now. */
export async function returnCode(
  { code, holder }: HeldCode,
  session: ClientSession,
): Promise<void> {
  await PromotionCodeModel.updateOne(
    { _id: code, usedBy: holder },
    { $unset: { usedBy: 1, usedAt: 1 } },
    { session },
  );
}
