import { FairQueue, type Client } from '@shop/front';
import type { Actor } from '@shop/http/access';
import type { ProductChange, ProductResult } from '@shop/shared';
import { eachInTurn } from '../../../platform/limits/each-in-turn.js';
import { changeVariants } from '../variants/change-variants.js';
import { editBatch } from './edit-batch.js';
import { resultOf } from './result-of.js';

/** So many products are written in one transaction: few enough that no checkout waits long for it. */
const BATCH = 10;

/** Bulk edits run one batch at a time, with clients taking turns, so that checkouts need not wait for them. */
const turns = new FairQueue({
  atOnce: 1,
  capacity: 600,
  clientCapacity: 100,
  maxWaitMs: 4_000,
});

/**
 * Edits many products like the form of one product: a value that somebody else has changed since the administrator saw
 * it is refused, and so is what the product's other values forbid. A batch of products is written together, the variants
 * of a product by themselves.
 * @returns what became of each change, in their order.
 * @throws the error of the first batch, unless it is about a product: nothing is changed then.
 */
export async function editProducts(
  changes: readonly ProductChange[],
  by: Actor,
  client: Client,
): Promise<ProductResult[]> {
  const results = await eachInTurn(
    batchesOf(changes, (change) => change),
    (batch) => edit(batch, by),
    turns,
    {
      client,
      requestId: by.requestId,
      since: performance.now(),
    },
  );
  const tried = results.flat();
  return [...tried, ...changes.slice(tried.length).map(unfinished)];
}

/** Splits what is changed into transactions; changes of variants stand alone. */
export function batchesOf<Row>(
  rows: readonly Row[],
  changeOf: (row: Row) => ProductChange,
): Row[][] {
  const batches: Row[][] = [];
  let open: Row[] | undefined;
  for (const row of rows) {
    const { variants } = changeOf(row);
    if (open && open.length < BATCH && !variants) {
      open.push(row);
      continue;
    }
    const batch = [row];
    batches.push(batch);
    open = variants ? undefined : batch;
  }
  return batches;
}

/** @throws whatever is not about one of the products. */
async function edit(batch: readonly ProductChange[], by: Actor): Promise<ProductResult[]> {
  const [{ productId, variants } = {}] = batch;
  if (!productId || !variants) return editBatch(batch, by);
  const change = async () => (await changeVariants(productId, variants, by)).product;
  return [await resultOf(productId, change)];
}

function unfinished({ productId }: ProductChange): ProductResult {
  return {
    productId,
    outcome: 'unfinished',
    message: 'This product was not changed. Please try again.',
  };
}
