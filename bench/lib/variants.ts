import { Types } from 'mongoose';

/** A product without variants. */
interface Plain {
  _id: Types.ObjectId;
  priceCents: number;
  quantity: number;
}

const values = (count: number) => Array.from({ length: count }, (_, at) => `Size ${at + 1}`);

/** Variants of a product, each a dollar dearer than the one before, which share its pieces. */
export function variantsAt({ _id: product, priceCents, quantity }: Plain, count: number) {
  return values(count).map((value, position) => ({
    _id: new Types.ObjectId(),
    product,
    position,
    values: [value],
    sku: `${product.toHexString()}-${position}`,
    skuKey: `${product.toHexString()}-${position}`,
    priceCents: priceCents + position * 100,
    compareAtCents: null,
    quantity: Math.floor(quantity / count),
    weight: null,
    barcode: null,
    hidden: false,
    wasOrdered: false,
    archivedIn: null,
  }));
}

/** What a product with that many of them has besides. */
export function variantSummary({ priceCents, quantity }: Plain, count: number) {
  if (count === 0) return {};
  const each = Math.floor(quantity / count);
  return {
    options: [{ name: 'Size', values: values(count) }],
    priceToCents: priceCents + (count - 1) * 100,
    quantity: each * count,
    leastQuantity: each,
    variantsSaved: { version: 1, editKey: 'bench' },
  };
}
