import { plainText } from '@shop/mongo/text';
import { normalizeCode } from '@shop/shared';
import type { Types } from 'mongoose';
import { PromotionModel, type PromotionRecord } from './rule.model.js';

type Named = Pick<PromotionRecord, '_id'> & {
  rule: Pick<PromotionRecord['rule'], 'name' | 'codes'>;
};

/** The promotions that have this text in their name, without regard to case and accents, or this code. */
export async function promotionsNamed(text: string): Promise<Types.ObjectId[]> {
  const all = await PromotionModel.find({}, { 'rule.name': 1, 'rule.codes': 1 }).lean<Named[]>();
  const typed = plainText(text);
  const code = normalizeCode(text);
  return all
    .filter(({ rule }) => plainText(rule.name).includes(typed) || rule.codes?.includes(code))
    .map(({ _id }) => _id);
}
