import {
  dollarsFromCents,
  indexPromotions,
  promotionOf,
  refusalText,
  type AppliedPromotion,
  type PreviewedCart,
  type PricedOrder,
  type Promotion,
  type PromotionPreviewInput,
} from '@shop/shared';
import { STORED_TREE } from '../../catalog/index.js';
import { priceNow, type CheckoutPricing, type RulesNow } from '../price/checkout-pricing.js';
import { cartItems, lastCarts, type CartToPreview } from './previewed-carts.js';

/** No stored promotion has it. */
const NEW_ID = '0'.repeat(24);

/** Stands for any of the generated codes. */
const ANY_CODE = { codes: ['THE CODE'] };

/** The rules as they are, and with the promotion, at the moment from which on it could apply. */
interface Preview {
  before: RulesNow;
  after: RulesNow;
  promotion: Promotion;
  at: Date;
}

/** What carts cost with a promotion that is not saved and without it, by the function that prices orders. */
export async function previewPromotion(
  input: PromotionPreviewInput,
  pricing: CheckoutPricing,
): Promise<PreviewedCart[]> {
  const preview = await previewOf(input, pricing);
  const composed = input.items.length > 0 ? [{ order: null, items: input.items, wishes: {} }] : [];
  const carts = [];
  for (const cart of [...composed, ...(await lastCarts())])
    carts.push(await previewCart(preview, cart));
  return carts.flatMap((cart) => cart ?? []);
}

async function previewOf(
  { promotion: entered, id = NEW_ID }: PromotionPreviewInput,
  pricing: CheckoutPricing,
): Promise<Preview> {
  const [current, timeZone, branches] = await Promise.all([
    pricing.rules.latest(),
    pricing.timeZone(),
    STORED_TREE.current(),
  ]);
  const { all } = current.promotions;
  const stored = all.find((one) => one.id === id);
  const fresh = { _id: id, version: 0, used: 0, spent: 0 };
  const promotion = {
    ...promotionOf({
      ...entered,
      ...(entered.generatesCodes && ANY_CODE),
      ...fresh,
      isEnabled: true,
    }),
    ...(stored && { used: stored.used, spentCents: stored.spentCents }),
  };
  const promotions = stored
    ? all.map((one) => (one === stored ? promotion : one))
    : [...all, promotion];
  // Rules look up categories only once there are any rules.
  const withAbove = (category: string) => branches.withAbove(category);
  const rulesWith = (some: readonly Promotion[]) => ({
    timeZone,
    rules: { ...current, withAbove, promotions: indexPromotions(some) },
  });
  const at = new Date(Math.max(Date.now(), promotion.from ?? 0));
  return { before: rulesWith(all), after: rulesWith(promotions), promotion, at };
}

async function previewCart(
  { before, after, promotion, at }: Preview,
  { order, items, wishes, used: usedThen, ...by }: CartToPreview,
): Promise<PreviewedCart | undefined> {
  const cart = await cartItems(items);
  if (cart.length === 0) return undefined;
  const [code] = promotion.codes ?? [];
  const entered = { ...wishes, codes: [...(wishes.codes ?? []), ...(code ? [code] : [])] };
  const rulesThen = (now: RulesNow) => withUsedCodes(now, promotion, usedThen);
  const without = await priceNow(rulesThen(before), cart, wishes, { ...by, at });
  const { price } = await priceNow(rulesThen(after), cart, entered, { ...by, at });
  const used = price.applied.find((one) => one.promotion === promotion.id);
  const refused = price.rejected.find((one) => one.promotion === promotion.id);
  return {
    order,
    pieces: cart.reduce((sum, { quantity }) => sum + quantity, 0),
    before: costView(without.price),
    after: costView(price),
    amount: dollarsFromCents(used?.amountCents ?? 0),
    reason: !used && refused ? refusalText(refused) : '',
  };
}

/** The rules for an order that used generated codes, which are not in memory: it would use them again. */
function withUsedCodes(
  now: RulesNow,
  previewed: Promotion,
  used: readonly AppliedPromotion[] = [],
): RulesNow {
  const promotions = now.rules.promotions.all.map((promotion) => {
    const code = used.find((one) => one.promotion === promotion.id)?.code;
    if (!promotion.generatesCodes || code === undefined) return promotion;
    return { ...promotion, codes: [...(promotion.codes ?? []), code] };
  });
  return { ...now, rules: { ...now.rules, promotions: indexPromotions(promotions, previewed) } };
}

function costView({ discountCents, shippingCents, totalCents }: PricedOrder) {
  return {
    discount: dollarsFromCents(discountCents),
    shipping: dollarsFromCents(shippingCents),
    total: dollarsFromCents(totalCents),
  };
}
