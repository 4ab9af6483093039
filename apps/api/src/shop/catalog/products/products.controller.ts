import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import type { ShopSettings } from '../../settings/index.js';
import { preparePhoto } from '../photos/prepare-photo.js';
import { createProduct } from './create-product.js';
import { deleteProduct } from './delete-product.js';
import { findSimilar } from './page/find-similar.js';
import { presentProducts } from '../listing/find-products.js';
import { retryingTaken } from './taken-sku.js';
import { moveProducts } from '../categories/move-products.js';
import { photosView } from '../product-photos/product-photos.view.js';
import { priorPriceView } from '../prices/prices-after.js';
import { showsPriorPrices } from '../prices/shows-prior-prices.js';
import { variantView } from '../variants/variant.view.js';
import { describedView } from '../visibility/described.view.js';
import { administeredView } from '../visibility/administered.view.js';
import { productView } from './product.view.js';
import { readProductPage } from './page/read-product-page.js';
import { updateProduct } from './update-product.js';

/** Dependencies of a product's page. */
export interface ProductDeps {
  settings: ShopSettings;
}

export function listSimilar({
  settings,
}: ProductDeps): Controller<typeof endpoints.listSimilarProducts> {
  return async ({ params }) => {
    const similar = await findSimilar(params.productId, params.categoryId);
    return { success: true, products: await presentProducts(similar, { settings }) };
  };
}

export function get({ settings }: ProductDeps): Controller<typeof endpoints.getProduct> {
  return async ({ params }) => {
    const page = await readProductPage(params.slug);
    if (!page) throw notFound('Product');
    const { product, category, brand, variants } = page;
    const offers = [product, ...(variants ?? [])];
    const priorOf = (await showsPriorPrices(offers, settings)) ? priorPriceView : () => ({});
    return {
      success: true,
      product: {
        ...productView(product, category, brand),
        ...photosView(product),
        ...describedView(product),
        ...priorOf(product),
        ...(variants && {
          variants: variants.map((variant) => ({ ...variantView(variant), ...priorOf(variant) })),
        }),
      },
    };
  };
}

export const create: Controller<typeof endpoints.createProduct> = async ({
  body,
  actor,
  photo,
  client,
}) => {
  const prepared = photo && (await preparePhoto(photo, client));
  const wanted = { input: body, by: actor, photo: prepared };
  return {
    around: retryingTaken,
    create: async (session) => {
      const { product, category, brand } = await createProduct(wanted, session);
      const message = SUCCESS_TEXTS.productCreated;
      return {
        reply: { success: true, message, product: administeredView(product, category, brand) },
      };
    },
  };
};

export const update: Controller<typeof endpoints.updateProduct> = async ({
  params,
  body,
  actor,
  photo,
  client,
}) => {
  const prepared = photo && (await preparePhoto(photo, client));
  const { product, category, brand } = await updateProduct(params.id, body, actor, prepared);
  return {
    success: true,
    message: SUCCESS_TEXTS.productUpdated,
    product: administeredView(product, category, brand),
  };
};

export const updatePriceAndStock: Controller<typeof endpoints.updatePriceAndStock> = async ({
  params,
  body,
  actor,
}) => {
  const { product, category, brand } = await updateProduct(params.id, body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.productUpdated,
    product: administeredView(product, category, brand),
  };
};

export const remove: Controller<typeof endpoints.deleteProduct> = async ({ params, actor }) => {
  await deleteProduct(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.productDeleted };
};

export const move: Controller<typeof endpoints.moveProducts> = async ({ params, body, actor }) => {
  const { moved, left, category } = await moveProducts(params.id, body.category, actor);
  const message = SUCCESS_TEXTS.productsMoved(moved, category.name);
  return { success: true, message, moved, left };
};
