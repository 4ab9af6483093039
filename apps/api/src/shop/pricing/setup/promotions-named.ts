import { plainText } from '@shop/mongo/text';
import { normalizeCode } from '@shop/shared';
import type { Types } from 'mongoose';
import { PromotionCodeModel } from '../codes/promotion-code.model.js';
import { PromotionModel, type PromotionRecord } from './rule.model.js';

type Named = Pick<PromotionRecord, '_id'> & {
  rule: Pick<PromotionRecord['rule'], 'name' | 'codes'>;
};

/**
 * The promotions with this text in their name, without regard to case and accents, or with this code, also a generated
 * one.
 */
export async function promotionsNamed(text: string): Promise<Types.ObjectId[]> {
  const all = await PromotionModel.find({}, { 'rule.name': 1, 'rule.codes': 1 }).lean<Named[]>();
  const typed = plainText(text);
  const code = normalizeCode(text);
  const generated = await PromotionCodeModel.findById(code, { promotion: 1 }).lean();
  return all
    .filter(
      ({ _id, rule }) =>
        plainText(rule.name).includes(typed) ||
        rule.codes?.includes(code) === true ||
        generated?.promotion.equals(_id) === true,
    )
    .map(({ _id }) => _id);
}
