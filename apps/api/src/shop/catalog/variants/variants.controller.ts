import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { presentProducts } from '../listing/find-products.js';
import { ProductModel } from '../products/product.model.js';
import { listMovements } from '../stock/list-movements.js';
import { allOptions } from '../visibility/seen-options.js';
import { variantsOfAll } from './find-variants.js';
import { keptVariants } from './kept-variants.js';
import { gridOf, saveVariants, versionOf, type SavedGrid } from './save-variants.js';
import { barcodeUses } from './skus/barcode-uses.js';
import { administeredVariantView, namedVariant, namedVariantView } from './variant.view.js';

export const get: Controller<typeof endpoints.getVariants> = async ({ params }) => {
  const product = await ProductModel.findById(params.id).lean();
  if (!product) throw notFound('Product');
  return { success: true, ...(await gridView(await gridOf(product))) };
};

export const list: Controller<typeof endpoints.listVariants> = async ({ query }) => {
  // Their versions first: what is saved in between is then refused, and not overwritten.
  const products = await ProductModel.find(
    { _id: { $in: query.products.split(',') } },
    { variantsSaved: 1 },
  ).lean();
  const variants = await variantsOfAll(products.map(({ _id }) => _id));
  const lists = products.map((product) => ({
    product: product._id.toHexString(),
    variants: (variants.get(product._id.toHexString()) ?? []).map(administeredVariantView),
    version: versionOf(product),
  }));
  return { success: true, lists };
};

export const listBarcodeUses: Controller<typeof endpoints.listBarcodeUses> = async ({ query }) => ({
  success: true,
  uses: await barcodeUses(query.barcodes.split(',')),
});

export const save: Controller<typeof endpoints.saveVariants> = async ({ params, body, actor }) => {
  const saved = await saveVariants(params.id, body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.productUpdated,
    ...(await gridView(saved)),
    archived: saved.archived.map((variant) => namedVariantView(namedVariant(variant))),
  };
};

export const listStockMovements: Controller<typeof endpoints.listStockMovements> = async ({
  params,
  query,
}) => ({ success: true, ...(await listMovements(params.id, query)) });

async function gridView({ product, variants, version }: SavedGrid) {
  const [view] = await presentProducts([product]);
  const kept = await keptVariants(product, variants);
  if (!view) throw notFound('Product');
  const options = product.options && { options: allOptions(product.options) };
  return {
    product: { ...view, ...options },
    variants: variants.map(administeredVariantView),
    version,
    ...(kept.length > 0 && { kept: kept.map(administeredVariantView) }),
  };
}
