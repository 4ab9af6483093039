import type { PromotionInput } from '@shop/shared';

/** The groups of fields that only some effects have. */
export type EffectPart = 'value' | 'tiers' | 'goods' | 'pieces' | 'buyAndGet' | 'gift';

interface EffectChoice {
  value: string;
  label: string;
  kind: PromotionInput['kind'];
  scope: PromotionInput['scope'];
  /** What the form asks for. */
  parts: readonly EffectPart[];
}

/** What a promotion can do, as the form offers it. */
export const EFFECTS = [
  {
    value: 'percentOrder',
    label: 'Percent off the order',
    kind: 'percent',
    scope: 'order',
    parts: ['value', 'tiers', 'goods', 'pieces'],
  },
  {
    value: 'percentGoods',
    label: 'Percent off goods',
    kind: 'percent',
    scope: 'items',
    parts: ['value', 'tiers', 'goods', 'pieces'],
  },
  {
    value: 'amountOrder',
    label: 'Amount off the order',
    kind: 'fixed',
    scope: 'order',
    parts: ['value', 'tiers', 'goods', 'pieces'],
  },
  {
    value: 'amountPiece',
    label: 'Amount off each piece',
    kind: 'fixedEach',
    scope: 'items',
    parts: ['value', 'tiers', 'goods', 'pieces'],
  },
  {
    value: 'amountLine',
    label: 'Amount off each line',
    kind: 'fixedLine',
    scope: 'items',
    parts: ['value', 'tiers', 'goods', 'pieces'],
  },
  {
    value: 'buyAndGet',
    label: 'Buy X, get Y',
    kind: 'buyXgetY',
    scope: 'items',
    parts: ['buyAndGet'],
  },
  { value: 'gift', label: 'A gift', kind: 'gift', scope: 'items', parts: ['gift'] },
  {
    value: 'freeDelivery',
    label: 'Free delivery',
    kind: 'freeShipping',
    scope: 'shipping',
    parts: ['goods'],
  },
  {
    value: 'percentDelivery',
    label: 'Percent off delivery',
    kind: 'percent',
    scope: 'shipping',
    parts: ['value', 'goods'],
  },
  {
    value: 'amountDelivery',
    label: 'Amount off delivery',
    kind: 'fixed',
    scope: 'shipping',
    parts: ['value', 'goods'],
  },
] as const satisfies readonly EffectChoice[];

/** The effect that was chosen in the form. */
export function effectOf(value: string): EffectChoice {
  return EFFECTS.find((effect) => effect.value === value) ?? EFFECTS[0];
}

/** The effect of a stored promotion. */
export function effectFor({ kind, scope }: Pick<PromotionInput, 'kind' | 'scope'>): string {
  const found = EFFECTS.find((effect) => effect.kind === kind && effect.scope === scope);
  return (found ?? EFFECTS[0]).value;
}
