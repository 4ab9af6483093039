import { HttpError, isNotFound } from '@shop/http/errors';
import type { ProductResult } from '@shop/shared';

/**
 * What became of the change of one product.
 * @param change returns the product's name.
 * @throws whatever is not about this product.
 */
export async function resultOf(
  productId: string,
  change: () => Promise<string>,
): Promise<ProductResult> {
  try {
    return { productId, outcome: 'done', message: `${await change()} is changed` };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message } = error;
    if (isNotFound(error)) return { productId, outcome: 'notFound', message };
    if (status === 400 || status === 409) return { productId, outcome: 'refused', message };
    throw error;
  }
}
