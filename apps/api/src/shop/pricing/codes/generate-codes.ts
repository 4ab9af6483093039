import { randomInt } from 'node:crypto';
import { LIMITS } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { conflict, notFound } from '@shop/http/errors';
import { recordAuditEntry } from '../../audit/index.js';
import { PromotionModel } from '../setup/rule.model.js';
import { PromotionCodeModel } from './promotion-code.model.js';

/** Without letters and digits that look alike. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** 31 to the power of 10: nobody guesses one of thousands of codes. */
const LENGTH = 10;

interface CodesToMake {
  promotion: string;
  count: number;
  prefix: string;
}

/**
 * Stores new codes of a promotion, and records who made them.
 * @throws HttpError 404 for an unknown promotion; 409 if it takes no generated codes, or would have too many.
 */
export async function generateCodes(
  { promotion: id, count, prefix }: CodesToMake,
  by: Actor,
  session: ClientSession,
): Promise<void> {
  // Written, so that of two calls at once only one sees how many there are.
  const promotion = await PromotionModel.findOneAndUpdate(
    { _id: id },
    { $inc: { generated: count } },
    { session, returnDocument: 'after' },
  ).lean();
  if (!promotion) throw notFound('Promotion');
  const { _id, rule, generated = 0 } = promotion;
  if (!rule.generatesCodes) throw conflict('This promotion takes no generated codes');
  if (generated > LIMITS.generatedCodes)
    throw conflict(`A promotion can have at most ${LIMITS.generatedCodes} generated codes`);
  const createdAt = new Date();
  const codes = new Set<string>();
  while (codes.size < count) codes.add(prefix + randomText());
  await PromotionCodeModel.insertMany(
    [...codes].map((code) => ({ _id: code, promotion: _id, createdAt })),
    { session },
  );
  await recordAuditEntry(
    {
      action: 'generateCodes',
      by,
      subject: { kind: 'promotion', _id, name: rule.name },
      before: null,
      after: { count, prefix },
    },
    session,
  );
}

function randomText(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
