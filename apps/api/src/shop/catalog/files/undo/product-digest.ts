import { createHash } from 'node:crypto';
import type { ProductRecord } from '../../products/product.model.js';
import type { VariantRecord } from '../../variants/variant.model.js';

/** What sales change of a product. */
const STOCK = ['quantity', 'leastQuantity', 'piecesSold'];
/** What says nothing about whether somebody has changed it: photos are no part of an import, nor are former prices. */
const LEFT_OUT = [
  ...['photo', 'photos', 'variantsSaved', 'wasOrdered'],
  ...['pastPrices', 'priorCents'],
];

/** Whether a product only waits for its publication: nobody changes one that is published at its time. */
const isWaiting = (name: string, value: unknown) => name === 'hiddenAs' && value === 'scheduled';

/** A product with its variants that are not archived, shortened. */
export interface ProductDigest {
  /** Of all fields but those that sales change. */
  fields: string;
  /** Of those. */
  stock: string;
}

/** Tells whether a product is still as it was. */
export function productDigest(
  product: ProductRecord,
  variants: readonly VariantRecord[],
): ProductDigest {
  const inOrder = [...variants].sort((one, other) => one.position - other.position);
  const of = (isWanted: (name: string) => boolean) =>
    digestOf([product, ...inOrder].map((document) => picked(document, isWanted)));
  return {
    fields: of((name) => !STOCK.includes(name) && !LEFT_OUT.includes(name)),
    stock: of((name) => STOCK.includes(name)),
  };
}

/** The fields by name: the database may keep them in another order. */
function picked(document: object, isWanted: (name: string) => boolean) {
  const entries = Object.entries(document).filter(
    ([name, value]) =>
      isWanted(name) && value !== undefined && value !== null && !isWaiting(name, value),
  );
  return entries.sort(([one], [other]) => (one < other ? -1 : 1));
}

function digestOf(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64');
}
