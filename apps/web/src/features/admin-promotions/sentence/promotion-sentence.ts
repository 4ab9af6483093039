import type { PromotionInput } from '@shop/shared';
import { conditionWords } from './condition-words';
import { effectWords } from './effect-words';
import { periodWords } from './period-words';
import { dollarText, timesText, type NameOf } from './words';

interface Told {
  nameOf: NameOf;
  timeZone: string;
}

/** What a promotion does, as a sentence: `20% off Clothing, from $60, with code SUMMER20, once per customer.` */
export function promotionSentence(promotion: PromotionInput, { nameOf, timeZone }: Told): string {
  const parts = [
    effectWords(promotion, nameOf),
    ...conditionWords(promotion, nameOf),
    periodWords(promotion, timeZone),
    codeWords(promotion),
    ...limitWords(promotion),
    togetherWords(promotion),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function codeWords({ codes, generatesCodes }: PromotionInput): string {
  if (!codes) return generatesCodes ? 'with a code for one use' : '';
  const [first = ''] = codes;
  const besides = generatesCodes ? 'with a code for one use, or ' : '';
  return (
    besides + (codes.length === 1 ? `with code ${first}` : `with one of ${codes.length} codes`)
  );
}

function limitWords({ limits = {} }: PromotionInput): string[] {
  const { uses, usesPerCustomer, budget } = limits;
  return [
    usesPerCustomer !== undefined && `${timesText(usesPerCustomer)} per customer`,
    uses !== undefined && `${timesText(uses)} in all`,
    budget !== undefined && `until it has taken ${dollarText(budget)} off`,
  ].filter((words) => words !== false);
}

function togetherWords({ isExclusive, isCombinable }: PromotionInput): string {
  if (isExclusive) return 'in place of all others';
  return isCombinable ? '' : 'not together with others';
}
