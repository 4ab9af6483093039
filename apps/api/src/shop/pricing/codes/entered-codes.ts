import { indexPromotions, normalizeCodes, type Promotion, type PromotionIndex } from '@shop/shared';
import { PromotionCodeModel, type PromotionCodeRecord } from './promotion-code.model.js';

/**
 * Promotions with those of their generated codes that were entered. Only these are looked up, so that a cart costs the
 * same with ten codes as with thousands.
 */
export async function withEnteredCodes(
  promotions: PromotionIndex,
  entered: readonly string[] = [],
): Promise<PromotionIndex> {
  const codes = normalizeCodes(entered);
  if (codes.length === 0 || !promotions.all.some(({ generatesCodes }) => generatesCodes))
    return promotions;
  const found = await PromotionCodeModel.find({ _id: { $in: codes } }).lean();
  if (found.length === 0) return promotions;
  return indexPromotions(promotions.all.map((promotion) => withFound(promotion, found)));
}

function withFound(promotion: Promotion, found: readonly PromotionCodeRecord[]): Promotion {
  const own = found.filter((one) => one.promotion.toHexString() === promotion.id);
  if (!promotion.generatesCodes || own.length === 0) return promotion;
  const singleUseCodes = own.map(({ _id }) => _id);
  const usedCodes = own.flatMap(({ _id, usedBy }) => (usedBy === undefined ? [] : [_id]));
  return {
    ...promotion,
    codes: [...(promotion.codes ?? []), ...singleUseCodes],
    singleUseCodes,
    usedCodes,
  };
}
