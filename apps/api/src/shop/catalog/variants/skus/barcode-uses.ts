import { gtinSpellings, variantName, type BarcodeUse } from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { ProductModel } from '../../products/product.model.js';
import { VariantModel } from '../variant.model.js';

/** A placeholder may stand on every product of the shop. */
const MOST_USES = 500;

/** The products and variants, archived variants left out, that have one of these barcodes, however long it is written. */
export async function barcodeUses(
  barcodes: readonly string[],
  session?: ClientSession,
): Promise<BarcodeUse[]> {
  const spellings = [...new Set(barcodes.flatMap(gtinSpellings))];
  if (spellings.length === 0) return [];
  const barcode = { $in: spellings };
  const options = session ? { session } : {};
  const own = await ProductModel.find({ barcode }, { name: 1, barcode: 1 }, options)
    .limit(MOST_USES)
    .lean();
  const fields = { product: 1, values: 1, barcode: 1 };
  const variants = await VariantModel.find({ barcode, archivedIn: null }, fields, options)
    .limit(MOST_USES - own.length)
    .lean();
  const ids = variants.map(({ product }) => product);
  const parents =
    ids.length === 0
      ? []
      : await ProductModel.find({ _id: { $in: ids } }, { name: 1 }, options).lean();
  const names = new Map(parents.map(({ _id, name }) => [_id.toHexString(), name]));
  const use = (code: string | null | undefined, _id: string, name: string) => ({
    barcode: code ?? '',
    product: { _id, name },
  });
  return [
    ...own.map((product) => use(product.barcode, product._id.toHexString(), product.name)),
    ...variants.flatMap((variant) => {
      const id = variant.product.toHexString();
      const name = names.get(id);
      if (name === undefined) return [];
      return { ...use(variant.barcode, id, name), variant: variantName(variant.values) };
    }),
  ];
}
