import type { StoredPromotion } from '@shop/shared';
import { counted, dollarText } from '../../sentence/words';

/** What brings a promotion about. */
export function codeText({ codes, generatesCodes }: StoredPromotion): string {
  if (!codes) return generatesCodes ? 'Generated' : 'Automatic';
  if (generatesCodes) return `Generated, and ${codes.length} more`;
  const [first = ''] = codes;
  return codes.length === 1 ? first : `${first} and ${codes.length - 1} more`;
}

/** What brings a promotion about, with all its codes. */
export function allCodesText(promotion: StoredPromotion): string {
  const { codes, generatesCodes } = promotion;
  if (!codes) return codeText(promotion);
  return [...(generatesCodes ? ['Generated'] : []), ...codes].join(', ');
}

/** How often a promotion was used, and how far it is used up, for those who may see amounts. */
export function usedText({
  limits = {},
  used,
  spent,
  generatesCodes,
}: Omit<StoredPromotion, 'spent'> & { spent?: number }): string {
  const { uses, budget } = limits;
  if (generatesCodes && uses === undefined && budget === undefined)
    return `${counted(used, 'time')}, each code once`;
  const times = uses === undefined ? counted(used, 'time') : `${used} of ${uses}`;
  if (spent === undefined) return times;
  if (budget !== undefined) return `${times}, ${dollarText(spent)} of ${dollarText(budget)}`;
  return spent > 0 ? `${times}, ${dollarText(spent)} off` : times;
}
