import type { promotionInputSchema } from '@shop/shared';
import type { z } from 'zod';
import { fromShopTime } from '../../../lib/time/shop-moment';
import { effectOf } from './effects';
import type { GoodsSet, PromotionTexts } from './promotion-fields';
import { amountOf, countOf, idsOf, percentOf, textsIn } from './read-texts';
import { tierReaders, tiersOf } from './tiers';

type Input = z.input<typeof promotionInputSchema>;
type Conditions = NonNullable<Input['conditions']>;

/** What the form sends: the fields of the chosen effect, and only those that were filled in. Not yet checked. */
export function inputOf(texts: PromotionTexts, timeZone: string): Input {
  const { kind, scope, parts } = effectOf(texts.effect);
  const has = (part: (typeof parts)[number]) => parts.includes(part);
  const valueOf = kind === 'percent' ? percentOf : amountOf;
  const goods = has('goods') || has('gift') ? goodsOf(texts, 'goods') : undefined;
  const conditions = conditionsOf(texts);
  return {
    name: texts.name,
    isEnabled: texts.state === 'on',
    kind,
    scope,
    ...(has('value') && { value: valueOf(texts.value) }),
    ...(has('tiers') && tiersPart(texts)),
    ...(goods && present(goods) && { goods }),
    ...(has('buyAndGet') && { buyAndGet: buyAndGetOf(texts) }),
    ...(has('pieces') && piecesPart(texts)),
    ...(has('gift') && { maxPieces: countOf(texts.maxPieces) }),
    maxDiscount: amountOf(texts.maxDiscount),
    ...(present(conditions) && { conditions }),
    ...codesPart(texts),
    from: momentOf(texts.from, timeZone),
    until: momentOf(texts.until, timeZone),
    priority: priorityOf(texts.priority),
    isExclusive: texts.together === 'alone',
    isCombinable: texts.together !== 'none',
    ...limitsPart(texts),
  };
}

const present = (part: object) => Object.values(part).some((value) => value !== undefined);
const momentOf = (text: string, timeZone: string) =>
  text === '' ? undefined : fromShopTime(text, timeZone);
const priorityOf = (text: string) => (text.trim() === '' ? 0 : Number(text));
const ORDERS = ['cheapest', 'dearest'] as const;
const orderOf = (text: string) => ORDERS.find((order) => order === text);

/** A promotion with generated codes may have others besides, which the form keeps. */
function codesPart({ trigger, coupons }: PromotionTexts): Pick<Input, 'codes' | 'generatesCodes'> {
  const codes = textsIn(coupons);
  if (trigger === 'generated') return { generatesCodes: true, ...(codes && { codes }) };
  return trigger === 'coupon' ? { codes: codes ?? [] } : {};
}

function tiersPart(texts: PromotionTexts): Pick<Input, 'tiers'> {
  const { tiersBy, tiers } = texts;
  if (tiersBy !== 'amount' && tiersBy !== 'quantity') return {};
  const { fromOf, valueOf } = tierReaders(texts);
  const steps = tiersOf(tiers).map(({ from, value }) => ({
    from: fromOf(from) ?? NaN,
    value: valueOf(value) ?? NaN,
  }));
  return { tiers: { by: tiersBy, steps } };
}

function piecesPart(texts: PromotionTexts) {
  return {
    maxPieces: countOf(texts.maxPieces),
    maxPiecesPerLine: countOf(texts.maxPiecesPerLine),
    first: orderOf(texts.first),
    groupSize: countOf(texts.groupSize),
  };
}

function buyAndGetOf(texts: PromotionTexts): NonNullable<Input['buyAndGet']> {
  const [buy, get] = [goodsOf(texts, 'buy'), goodsOf(texts, 'get')];
  return {
    buy: { quantity: countOf(texts.buyQuantity) ?? NaN, ...(present(buy) && { goods: buy }) },
    get: {
      quantity: countOf(texts.getQuantity) ?? NaN,
      ...(present(get) && { goods: get }),
      percent: percentOf(texts.getPercent) ?? NaN,
      first: orderOf(texts.getFirst),
    },
    maxApplications: countOf(texts.maxApplications),
  };
}

function conditionsOf(texts: PromotionTexts): Conditions {
  return {
    ...goodsOf(texts, 'needed'),
    minAmount: amountOf(texts.minAmount),
    minQuantity: countOf(texts.minQuantity),
    shippingMethods: idsOf(texts.shippingMethods),
    zones: idsOf(texts.zones),
    weekdays: idsOf(texts.weekdays)?.map(Number),
    customerTags: textsIn(texts.customerTags),
    customerGroups: idsOf(texts.customerGroups),
    nthOrder: countOf(texts.nthOrder),
  };
}

function limitsPart({ uses, usesPerCustomer, budget }: PromotionTexts): Pick<Input, 'limits'> {
  const limits = {
    uses: countOf(uses),
    usesPerCustomer: countOf(usesPerCustomer),
    budget: amountOf(budget),
  };
  return present(limits) ? { limits } : {};
}

function goodsOf(texts: PromotionTexts, set: GoodsSet): NonNullable<Input['goods']> {
  return {
    products: idsOf(texts[`${set}Products`]),
    categories: idsOf(texts[`${set}Categories`]),
    brands: idsOf(texts[`${set}Brands`]),
    tags: textsIn(texts[`${set}Tags`]),
    minPrice: amountOf(texts[`${set}MinPrice`]),
    maxPrice: amountOf(texts[`${set}MaxPrice`]),
    notOnSale: texts[`${set}NotOnSale`] === 'yes' ? true : undefined,
  };
}
