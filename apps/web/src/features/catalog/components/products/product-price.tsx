import type { Product } from '@shop/shared';
import { Price } from '../../../../ui/display/price';

interface ProductPriceProps {
  product: Pick<Product, 'price' | 'priceTo'>;
  className?: string | undefined;
}

/** What a product costs: `from $12.00` if its variants differ. */
export function ProductPrice({
  product: { price, priceTo = price },
  className,
}: ProductPriceProps) {
  if (priceTo <= price) return <Price dollars={price} className={className} />;
  return (
    <span className={className}>
      from <Price dollars={price} />
    </span>
  );
}
