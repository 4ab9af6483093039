import { LIMITS, PAGE_SIZE, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound } from '../../http/errors.js';
import { Page, type Controller } from '../../http/route.js';
import type { ShopSettings } from '../../settings/index.js';
import { CategoryModel } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { preparePhoto } from '../photos/prepare-photo.js';
import { searchQueue } from '../search/search-queue.js';
import { retryingTakenSlug } from '../slugs.js';
import { searchProducts, type SearchDeps } from '../search/search-products.js';
import { countProducts } from './count-products.js';
import { createProduct } from './create-product.js';
import { deleteProduct } from './delete-product.js';
import { findPageOrAll } from './find-page-or-all.js';
import { findProducts, presentProducts, readProducts } from './find-products.js';
import { listProducts } from './list-products.js';
import { moveProducts } from './move-products.js';
import { choiceOf } from './product-filters.js';
import { PRODUCT_ORDERS } from './product.model.js';
import { productView } from './product.view.js';
import { updateProduct } from './update-product.js';

/** The dependencies of the products' controllers. */
export interface ProductsDeps extends SearchDeps {
  settings: ShopSettings;
}

export function list(deps: ProductsDeps): Controller<typeof endpoints.listProducts> {
  return async ({ query, client }) => {
    const { lowStock } = await deps.settings.current();
    const find = () => listProducts(query, lowStock, deps.search);
    const found = await (query.search ? searchQueue.run(client, find) : find());
    return { success: true, ...found };
  };
}

export const listPage: Controller<typeof endpoints.listProductPage> = async ({
  params: { page },
  query: { sort },
}) => {
  return { success: true, ...(await findProducts({}, { page, pageSize: PAGE_SIZE, sort })) };
};

export const count: Controller<typeof endpoints.countProducts> = async () => {
  return { success: true, total: await countProducts() };
};

export function filter(deps: ProductsDeps): Controller<typeof endpoints.filterProducts> {
  return async ({ body, client }) => {
    return { success: true, ...(await findPageOrAll(choiceOf(body), body, client, deps)) };
  };
}

export function listOfCategory(
  deps: ProductsDeps,
): Controller<typeof endpoints.listCategoryProducts> {
  return async ({ params, query, client }) => {
    const category = await CategoryModel.findOne({ slugs: params.slug }).lean();
    if (!category) throw notFound('Category');
    const choice = { categories: [category._id.toHexString()] };
    const found = await findPageOrAll(choice, query, client, deps, [category]);
    return { success: true, category: categoryView(category), ...found };
  };
}

export const listSimilar: Controller<typeof endpoints.listSimilarProducts> = async ({ params }) => {
  const similar = await readProducts(
    { category: params.categoryId, _id: { $ne: params.productId } },
    { sort: PRODUCT_ORDERS.newest, limit: LIMITS.similarProducts },
  );
  return { success: true, products: await presentProducts(similar) };
};

export function search(deps: ProductsDeps): Controller<typeof endpoints.searchProducts> {
  return async ({ params, query, client }) => {
    const { products, total } = await searchQueue.run(client, () =>
      searchProducts(params.keyword, query, deps),
    );
    return new Page(products, total);
  };
}

export const get: Controller<typeof endpoints.getProduct> = async ({ params }) => {
  const [view] = await presentProducts(await readProducts({ slugs: params.slug }, { limit: 1 }));
  if (!view) throw notFound('Product');
  return { success: true, product: view };
};

export const create: Controller<typeof endpoints.createProduct> = async ({
  body,
  actor,
  photo,
  client,
}) => {
  const prepared = photo && (await preparePhoto(photo, client));
  const wanted = { input: body, by: actor, photo: prepared };
  return {
    around: retryingTakenSlug,
    create: async (session) => {
      const { product, category } = await createProduct(wanted, session);
      const message = SUCCESS_TEXTS.productCreated;
      return { reply: { success: true, message, product: productView(product, category) } };
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
  const { product, category } = await updateProduct(params.id, body, actor, prepared);
  return {
    success: true,
    message: SUCCESS_TEXTS.productUpdated,
    product: productView(product, category),
  };
};

export const updatePriceAndStock: Controller<typeof endpoints.updatePriceAndStock> = async ({
  params,
  body,
  actor,
}) => {
  const { product, category } = await updateProduct(params.id, body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.productUpdated,
    product: productView(product, category),
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
