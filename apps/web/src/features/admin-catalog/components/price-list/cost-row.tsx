import type { AdministeredProduct } from '@shop/shared';
import { useListedProduct } from '../../api/listed-product';
import { ProductLink } from '../cell-rows/product-link';
import { PriceRow } from './price-row';

/** A product with a price and a stock of its own. */
export function CostRow({ product }: { product: AdministeredProduct }) {
  return (
    <PriceRow priced={product} listed={useListedProduct(product)}>
      <ProductLink product={product}>{product.category.name}</ProductLink>
    </PriceRow>
  );
}
