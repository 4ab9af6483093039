import type { endpoints } from '@shop/shared';
import { notFound } from '../../../http/errors.js';
import { Page, type Controller } from '../../../http/route.js';
import type { ShopSettings } from '../../settings/index.js';
import { CategoryModel } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { filterFrom, type SearchDeps } from '../search/search-products.js';
import { productView } from '../products/product.view.js';
import { LISTED } from '../visibility/listed.js';
import { searchQueue } from '../search/search-queue.js';
import { countProducts } from './count-products.js';
import { formFilter } from './form-filter.js';
import { listAdministered } from './list-administered.js';
import { listCatalogue } from './list-catalogue.js';
import { listProducts } from './list-products.js';

/** The dependencies of the lists' controllers. */
export interface ListingDeps extends SearchDeps {
  settings: ShopSettings;
}

export function catalogue(deps: SearchDeps): Controller<typeof endpoints.listCatalogue> {
  return async ({ query, client }) => ({
    success: true,
    ...(await listCatalogue(query, client, deps)),
  });
}

export function administered(deps: ListingDeps): Controller<typeof endpoints.listProducts> {
  return async ({ query, client }) => {
    const { lowStock } = await deps.settings.current();
    const shown = { threshold: lowStock, among: LISTED, view: productView };
    const find = () => listAdministered(query, shown, deps.search);
    const found = await (query.search ? searchQueue.run(client, find) : find());
    return { success: true, ...found };
  };
}

export function page(deps: SearchDeps): Controller<typeof endpoints.listProductPage> {
  return async ({ params, query, client }) => {
    const listing = { filter: {}, page: params.page, sort: query.sort };
    return { success: true, ...(await listProducts(listing, client, deps)) };
  };
}

export const count: Controller<typeof endpoints.countProducts> = async () => {
  return { success: true, total: await countProducts(LISTED) };
};

export function filtered(deps: SearchDeps): Controller<typeof endpoints.filterProducts> {
  return async ({ body, client }) => {
    const listing = { filter: formFilter(body), page: body.page, sort: body.sort };
    return { success: true, ...(await listProducts(listing, client, deps)) };
  };
}

export function ofCategory(deps: SearchDeps): Controller<typeof endpoints.listCategoryProducts> {
  return async ({ params, query, client }) => {
    const category = await CategoryModel.findOne({ slugs: params.slug }).lean();
    if (!category) throw notFound('Category');
    const filter = { categories: [category._id.toHexString()] };
    const listing = { filter, page: query.page, sort: query.sort };
    const found = await listProducts(listing, client, deps, [category]);
    return { success: true, category: categoryView(category), ...found };
  };
}

export function search(deps: SearchDeps): Controller<typeof endpoints.searchProducts> {
  return async ({ params, query, client }) => {
    const { page: shown, sort, ...choices } = query;
    const listing = { text: params.keyword, filter: filterFrom(choices), page: shown, sort };
    const { products, total } = await listProducts(listing, client, deps);
    return new Page(products, total);
  };
}
