import { fold } from '../fold.js';

/** Words for goods that cost less than before. */
const SALE =
  /(?<![\p{L}\p{N}])(?:(?:on|in|from|at) (?:the |a )?(?:sales?|offer|discount)|(?:summer |winter |spring |autumn |end of season |clearance |flash )?sales?|clearance|reduced|discounted|discounts?|bargains?|deals?|(?:special )?offers?|marked down)(?: (?:items?|products?|goods|things?|stuff|prices?))?(?![\p{L}\p{N}])/gu;

/** What else a query says that asks for goods on sale, or `undefined` if it doesn't ask for them. */
export function besideSale(text: string): string | undefined {
  const folded = fold(text);
  const rest = folded.replace(SALE, ' ');
  return rest === folded ? undefined : rest.trim();
}
