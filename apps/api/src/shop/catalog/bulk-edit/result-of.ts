import { HttpError, isNotFound } from '@shop/http/errors';
import type { ProductResult } from '@shop/shared';

interface Changed {
  /** The product's. */
  name: string;
  /** Whether it was like this before. */
  isAlready?: boolean;
}

/**
 * What became of the change of one product.
 * @throws whatever is not about this product.
 */
export async function resultOf(
  productId: string,
  change: () => Promise<Changed>,
): Promise<ProductResult> {
  try {
    const { name, isAlready } = await change();
    return isAlready
      ? { productId, outcome: 'already', message: `${name} was like this already` }
      : { productId, outcome: 'done', message: `${name} is changed` };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message } = error;
    if (isNotFound(error)) return { productId, outcome: 'notFound', message };
    if (status === 400 || status === 409) return { productId, outcome: 'refused', message };
    throw error;
  }
}
