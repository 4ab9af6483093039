import type { z } from 'zod';
import { isInCents, isInThousandths } from './fields.js';
import type { PromotionFields } from './promotion-fields.js';

type Complain = (field: string, message: string) => void;
type Kind = PromotionFields['kind'];

const SCOPES: Record<Kind, readonly PromotionFields['scope'][]> = {
  percent: ['items', 'order', 'shipping'],
  fixed: ['order', 'shipping'],
  fixedEach: ['items'],
  fixedLine: ['items'],
  freeShipping: ['shipping'],
  buyXgetY: ['items'],
  gift: ['items'],
};
const VALUED: readonly Kind[] = ['percent', 'fixed', 'fixedEach', 'fixedLine'];

/** What is wrong with a promotion, and in which field. */
export interface PromotionFault {
  field: string;
  message: string;
}

/** Refuses a promotion whose fields contradict each other. */
export function checkPromotion(promotion: PromotionFields, context: z.RefinementCtx): void {
  for (const { field, message } of promotionFaults(promotion))
    context.addIssue({ code: 'custom', path: field.split('.'), message });
}

/** What is wrong with what the fields of a promotion say together. */
export function promotionFaults(promotion: PromotionFields): PromotionFault[] {
  const faults: PromotionFault[] = [];
  const complain: Complain = (field, message) => faults.push({ field, message });
  const { kind, scope, buyAndGet, goods, from, until } = promotion;
  if (!SCOPES[kind].includes(scope))
    complain('scope', `${kind} applies to ${SCOPES[kind].join(' or ')}`);
  checkParts(promotion, complain);
  checkValues(promotion, complain);
  checkSteps(promotion, complain);
  checkPrices(promotion, complain);
  checkMost(promotion, complain);
  if (kind === 'buyXgetY' && !buyAndGet) complain('buyAndGet', 'Enter what to buy and what to get');
  if (kind === 'gift' && !goods?.products) complain('goods', 'Choose the product to give');
  if (from !== undefined && until !== undefined && from >= until)
    complain('until', 'It must end after it begins');
  return faults;
}

/** What a promotion of another kind has would be ignored, without a word. */
function checkParts(promotion: PromotionFields, complain: Complain): void {
  const { kind, scope } = promotion;
  for (const part of ignoredParts(promotion))
    if (promotion[part] !== undefined)
      complain(part, `It would have no effect with ${kind}, which applies to ${scope}`);
}

/** A promotion without what it ignores: earlier builds stored that. */
export function withoutIgnored<Stored extends PromotionFields>(promotion: Stored): Stored {
  const ignored: readonly string[] = ignoredParts(promotion);
  const kept = Object.entries(promotion).filter(([part]) => !ignored.includes(part));
  return Object.fromEntries(kept) as Stored;
}

function ignoredParts({ kind, scope }: Pick<PromotionFields, 'kind' | 'scope'>) {
  const isOffPieces = scope !== 'shipping' && kind !== 'buyXgetY';
  const hasPart = {
    tiers: isOffPieces && VALUED.includes(kind),
    buyAndGet: kind === 'buyXgetY',
    goods: kind !== 'buyXgetY',
    maxPieces: isOffPieces,
    maxPiecesPerLine: isOffPieces,
    groupSize: isOffPieces,
    first: isOffPieces,
  };
  return (Object.keys(hasPart) as (keyof typeof hasPart)[]).filter((part) => !hasPart[part]);
}

/** A promotion without steps takes something off; one with steps may begin with nothing. */
function checkValues({ kind, value, tiers }: PromotionFields, complain: Complain): void {
  if (VALUED.includes(kind) && (value === undefined || (value === 0 && !tiers)))
    complain('value', 'Enter the discount');
  const values = [value ?? 0, ...(tiers?.steps.map((step) => step.value) ?? [])];
  if (kind !== 'percent') {
    if (!values.every(isInCents)) complain('value', 'An amount has at most two decimals');
    return;
  }
  if (values.some((one) => one > 100)) complain('value', 'A discount is at most 100 percent');
  if (!values.every(isInThousandths)) complain('value', 'A percentage has at most three decimals');
}

function checkSteps({ tiers }: PromotionFields, complain: Complain): void {
  if (!tiers) return;
  const froms = tiers.steps.map(({ from }) => from);
  if (tiers.by === 'amount' && !froms.every(isInCents))
    complain('tiers', 'An amount has at most two decimals');
  if (tiers.by === 'quantity' && !froms.every(Number.isInteger))
    complain('tiers', 'A number of pieces is a whole number');
  if (new Set(froms).size < froms.length) complain('tiers', 'Two steps begin at the same number');
}

/** No goods cost at least $50 and at most $10. */
function checkPrices({ goods, conditions, buyAndGet }: PromotionFields, complain: Complain): void {
  const sets = {
    goods,
    conditions,
    'buyAndGet.buy.goods': buyAndGet?.buy.goods,
    'buyAndGet.get.goods': buyAndGet?.get.goods,
  };
  for (const [path, { minPrice = 0, maxPrice = Infinity } = {}] of Object.entries(sets))
    if (minPrice > maxPrice) complain(`${path}.maxPrice`, 'The highest price is below the lowest');
}

/** With nothing to take off at most, it would never be used. */
function checkMost({ maxDiscount, limits }: PromotionFields, complain: Complain): void {
  if (maxDiscount === 0) complain('maxDiscount', 'The highest discount must be more than $0');
  if (limits?.budget === 0) complain('limits.budget', 'The budget must be more than $0');
}
