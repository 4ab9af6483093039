import type { PromotionInput } from '@shop/shared';
import { counted, dollarText, either, listed, type NameOf } from './words';

type Goods = NonNullable<PromotionInput['goods']>;

/** More are only counted. */
const MOST_NAMES = 4;

/** Some goods, such as `Clothing and Shoes`; empty if all are meant. */
export function goodsWords(goods: Goods = {}, nameOf: NameOf): string {
  const { products, categories, brands, tags } = goods;
  const named = (ids: readonly string[], ...noun: [string, string?]) =>
    ids.length > MOST_NAMES ? counted(ids.length, ...noun) : listed(ids.map(nameOf));
  const kinds = [
    products && named(products, 'product'),
    categories && named(categories, 'category', 'categories'),
    brands && `${products || categories ? 'of ' : 'goods of '}${named(brands, 'brand')}`,
    tags && `tagged ${either(tags)}`,
  ].filter((words) => words !== undefined);
  const prices = priceWords(goods);
  if (kinds.length === 0 && prices === '') return '';
  const isNamed = products ?? categories ?? brands;
  return [isNamed ? '' : 'goods', ...kinds, prices].filter(Boolean).join(' ');
}

function priceWords({ minPrice, maxPrice, notOnSale }: Goods): string {
  const range =
    minPrice !== undefined && maxPrice !== undefined
      ? `priced ${dollarText(minPrice)} to ${dollarText(maxPrice)}`
      : [
          minPrice !== undefined && `priced ${dollarText(minPrice)} or more`,
          maxPrice !== undefined && `priced ${dollarText(maxPrice)} or less`,
        ]
          .filter(Boolean)
          .join(' ');
  return [range, notOnSale ? 'not on sale' : ''].filter(Boolean).join(' and ');
}
