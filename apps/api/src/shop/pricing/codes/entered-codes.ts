import { normalizeCodes, type Promotion } from '@shop/shared';
import { PromotionCodeModel } from './promotion-code.model.js';

/** A promotion of which nothing is left. */
const USED_UP = { uses: 0 };

/**
 * Promotions with those of their generated codes that were entered. Only these are looked up, so that a cart costs the
 * same with ten codes as with thousands. A code that was used makes its promotion one that is used up.
 */
export async function withEnteredCodes(
  promotions: readonly Promotion[],
  entered: readonly string[] = [],
): Promise<readonly Promotion[]> {
  const codes = normalizeCodes(entered);
  if (codes.length === 0 || !promotions.some(({ generatesCodes }) => generatesCodes))
    return promotions;
  const found = await PromotionCodeModel.find({ _id: { $in: codes } }).lean();
  return promotions.map((promotion) => {
    const own = found.filter((one) => one.promotion.toHexString() === promotion.id);
    if (!promotion.generatesCodes || own.length === 0) return promotion;
    const unused = own.filter(({ usedBy }) => usedBy === undefined);
    const singleUseCodes = (unused.length > 0 ? unused : own).map(({ _id }) => _id);
    return {
      ...promotion,
      codes: [...(promotion.codes ?? []), ...singleUseCodes],
      singleUseCodes,
      ...(unused.length === 0 && { limits: { ...promotion.limits, ...USED_UP } }),
    };
  });
}
