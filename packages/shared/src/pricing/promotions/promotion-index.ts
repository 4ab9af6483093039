import type { PricedLine } from '../priced-line.js';
import { normalizeCodes } from './codes.js';
import type { Goods, Promotion } from './promotion.js';

/** Promotions by what brings them about. Made once for each change, so that a cart looks only at those that may apply. */
export interface PromotionIndex {
  /** In the order in which they were made. */
  readonly all: readonly Promotion[];
  /** Positions in `all` of those that any cart may bring about. */
  readonly forAny: readonly number[];
  /** The same of those that need a code or certain goods, by a key of each of these. */
  readonly byKey: ReadonlyMap<string, readonly number[]>;
}

/** What is asked about the lines of a cart. */
type IndexedLine = Pick<PricedLine, 'product' | 'brand' | 'categories' | 'tags'>;

/** @param always one of them that no cart leaves out, so that `priceOrder` says why it is not used */
export function indexPromotions(all: readonly Promotion[], always?: Promotion): PromotionIndex {
  const forAny: number[] = [];
  const byKey = new Map<string, number[]>();
  for (const [position, promotion] of all.entries()) {
    const keys = promotion === always ? undefined : keysOf(promotion);
    if (!keys) forAny.push(position);
    for (const key of keys ?? []) {
      const others = byKey.get(key);
      if (others) others.push(position);
      else byKey.set(key, [position]);
    }
  }
  return { all, forAny, byKey };
}

/**
 * The promotions that may apply to a cart, in the order in which they were made: with any of the others, `priceOrder` has
 * the same result, but for the reasons why promotions without a code are not used.
 * @param lines all goods if absent
 */
export function promotionsFor(
  { all, forAny, byKey }: PromotionIndex,
  codes: readonly string[] = [],
  lines?: readonly IndexedLine[],
): Promotion[] {
  if (!lines) {
    const entered = normalizeCodes(codes);
    return all.filter((one) => !one.codes || entered.some((code) => one.codes?.includes(code)));
  }
  const positions = new Set(forAny);
  const add = (key: string) => byKey.get(key)?.forEach((position) => positions.add(position));
  for (const code of normalizeCodes(codes)) add(`code ${code}`);
  for (const { product, brand, categories = [], tags = [] } of lines) {
    add(`product ${product}`);
    add(`brand ${brand}`);
    for (const category of categories) add(`category ${category}`);
    for (const tag of tags) add(`tag ${tag}`);
  }
  return [...positions].sort((a, b) => a - b).flatMap((position) => all[position] ?? []);
}

/** One of these keys has to be in a cart; undefined if any cart will do. */
function keysOf(promotion: Promotion): string[] | undefined {
  if (promotion.codes) return promotion.codes.map((code) => `code ${code}`);
  if (promotion.isDisabled) return [];
  return goodsKeys(given(promotion)) ?? goodsKeys(promotion.conditions);
}

/** A line has to fit all lists: so one of them is enough to find it by. */
function goodsKeys({ products, brands, tags, categories }: Goods = {}): string[] | undefined {
  return (
    products?.map((id) => `product ${id}`) ??
    brands?.map((id) => `brand ${id}`) ??
    tags?.map((tag) => `tag ${tag}`) ??
    categories?.map((id) => `category ${id}`)
  );
}

/** The goods that have to be in the cart for a discount. A gift is offered as long as it is not. */
function given({ kind, goods, buyAndGet }: Promotion): Goods | undefined {
  if (kind === 'gift') return undefined;
  return kind === 'buyXgetY' ? buyAndGet?.get.goods : goods;
}
