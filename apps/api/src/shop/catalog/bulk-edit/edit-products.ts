import { FairQueue, type Client } from '@shop/front';
import type { ProductChange, ProductResult } from '@shop/shared';
import type { Actor } from '@shop/http/access';
import { HttpError, isNotFound } from '@shop/http/errors';
import { eachInTurn } from '../../../platform/limits/each-in-turn.js';
import { updateProduct } from '../products/update-product.js';
import { changeVariants } from '../variants/change-variants.js';

/** Bulk edits run one product at a time, with clients taking turns, so that checkouts need not wait for them. */
const turns = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: 4_000,
});

/**
 * Edits many products, each in its own transaction like the form of one product: a value that somebody else has changed
 * since the administrator saw it is refused, and so is what the product's other values forbid.
 * @returns what became of each change, in their order.
 * @throws the error of the first change, unless it is about that product: nothing is changed then.
 */
export async function editProducts(
  changes: readonly ProductChange[],
  by: Actor,
  client: Client,
): Promise<ProductResult[]> {
  const results = await eachInTurn(changes, (change) => editOne(change, by), turns, {
    client,
    requestId: by.requestId,
    since: performance.now(),
  });
  return [...results, ...changes.slice(results.length).map(unfinished)];
}

/** @throws whatever is not about this product. */
async function editOne(
  { productId, variants, ...edit }: ProductChange,
  by: Actor,
): Promise<ProductResult> {
  try {
    const { product } = variants
      ? await changeVariants(productId, variants, by)
      : await updateProduct(productId, edit, by);
    return { productId, outcome: 'done', message: `${product.name} is changed` };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message } = error;
    if (isNotFound(error)) return { productId, outcome: 'notFound', message };
    if (status === 400 || status === 409) return { productId, outcome: 'refused', message };
    throw error;
  }
}

function unfinished({ productId }: ProductChange): ProductResult {
  return {
    productId,
    outcome: 'unfinished',
    message: 'This product was not changed. Please try again.',
  };
}
