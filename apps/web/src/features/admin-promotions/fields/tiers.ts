import { effectOf } from './effects';
import type { PromotionTexts } from './promotion-fields';
import { amountOf, countOf, percentOf } from './read-texts';

/** A tier as it is typed. */
export interface TypedTier {
  from: string;
  value: string;
}

/** The tiers that the form holds as one text. */
export function tiersOf(text: string): TypedTier[] {
  return text === '' ? [] : (JSON.parse(text) as TypedTier[]);
}

/** What the numbers of tiers are. */
export function tierReaders({ effect, tiersBy }: PromotionTexts) {
  return {
    fromOf: tiersBy === 'amount' ? amountOf : countOf,
    valueOf: effectOf(effect).kind === 'percent' ? percentOf : amountOf,
  };
}

export function tiersText(tiers: readonly TypedTier[]): string {
  return tiers.length === 0 ? '' : JSON.stringify(tiers);
}
