import { fold } from '../fold.js';

/** Words for goods that cost less than before. */
const SALE =
  /(?<![\p{L}\p{N}])(?:(?:on|in|from|at) (?:the |a )?(?:sales?|offer|discount)|(?:summer |winter |spring |autumn |end of season |clearance |flash )?sales?|clearance|reduced|discounted|discounts?|bargains?|deals?|(?:special )?offers?|marked down)(?: (?:items?|products?|goods|things?|stuff|prices?))?(?![\p{L}\p{N}])/gu;

/** What a query that asks for goods on sale says of that, and what else, or `undefined` if it doesn't ask for them. */
export function saleIn(text: string): { asked: string[]; beside: string } | undefined {
  const folded = fold(text);
  const asked = folded.match(SALE);
  return asked
    ? { asked, beside: folded.replace(SALE, ' ').trim().replace(/\s+/g, ' ') }
    : undefined;
}
