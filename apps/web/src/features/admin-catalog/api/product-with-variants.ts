import { isNotFound } from '../../../lib/http/api-error';
import { useEditedProduct } from './get-edited-product';
import { useVariants } from './variants';

/** A product of the dashboard with its variants, for the screens about both. */
export function useProductWithVariants(slug: string) {
  const { data: product, ...productQuery } = useEditedProduct(slug);
  const { data: stored, ...variantsQuery } = useVariants(product?._id);
  return {
    /** It is known before its variants. */
    product,
    stored,
    isUnknown: isNotFound(productQuery.error),
    error: productQuery.error ?? variantsQuery.error,
    retry: () => void (product ? variantsQuery : productQuery).refetch(),
  };
}
