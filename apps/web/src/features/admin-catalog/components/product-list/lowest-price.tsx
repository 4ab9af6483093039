import type { Product } from '@shop/shared';
import { Price } from '../../../../ui/display/price';

/** What a product costs: `from $12.00` if the prices of its variants differ. */
export function LowestPrice({
  product: { price, priceTo = price },
}: {
  product: Pick<Product, 'price' | 'priceTo'>;
}) {
  return (
    <span>
      {priceTo > price && 'from '}
      <Price dollars={price} />
    </span>
  );
}
