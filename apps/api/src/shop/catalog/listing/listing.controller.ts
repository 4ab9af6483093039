import type { endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import { Page, type Controller } from '@shop/http/route';
import type { ShopSettings } from '../../settings/index.js';
import { CategoryModel } from '../categories/category.model.js';
import { categoryDetailsView } from '../categories/category.view.js';
import { inBranches } from '../categories/tree/category-tree.js';
import { filterFrom, type SearchDeps } from '../search/search-products.js';
import { productView } from '../products/product.view.js';
import { LISTED } from '../visibility/listed.js';
import { searchQueue } from '../search/search-queue.js';
import { countProducts } from './count-products.js';
import { formFilter } from './form-filter.js';
import { listInOrder } from './branches/in-order.js';
import { listAdministered } from './list-administered.js';
import { listCatalogue } from './list-catalogue.js';
import { listProductRow } from './row/list-product-row.js';
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
    const find = () => listAdministered(query, shown, deps);
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

export function row(deps: SearchDeps): Controller<typeof endpoints.listProductRow> {
  return async ({ query, client }) => ({
    success: true,
    products: await listProductRow(query, client, deps),
  });
}

export const count: Controller<typeof endpoints.countProducts> = async () => {
  return { success: true, total: await countProducts(LISTED) };
};

export function filtered(deps: SearchDeps): Controller<typeof endpoints.filterProducts> {
  return async ({ body, client }) => {
    const filter = await inBranches(formFilter(body), deps);
    const listing = { filter, page: body.page, sort: body.sort };
    return { success: true, ...(await listProducts(listing, client, deps)) };
  };
}

export function ofCategory(deps: SearchDeps): Controller<typeof endpoints.listCategoryProducts> {
  return async ({ params, query, client }) => {
    const category = await CategoryModel.findOne({ slugs: params.slug }).lean();
    if (!category) throw notFound('Category');
    const filter = await inBranches({ categories: [category._id.toHexString()] }, deps);
    const { page: shown, sort } = query;
    const view = { success: true as const, category: categoryDetailsView(category) };
    const isBranch = filter.categories !== undefined && filter.categories.length > 1;
    // A page of a branch costs the database more than one of a category, and the search index the same.
    const fromIndex = isBranch && shown !== undefined && sort !== 'quantity';
    const order =
      (sort ? undefined : category.order) ?? (fromIndex ? { rule: sort ?? 'newest' } : undefined);
    if (order)
      return { ...view, ...(await listInOrder(order, { filter, page: shown }, client, deps)) };
    const listing = { filter, page: shown, sort: sort ?? 'newest' };
    const known = isBranch ? undefined : [category];
    return { ...view, ...(await listProducts(listing, client, deps, known)) };
  };
}

export function search(deps: SearchDeps): Controller<typeof endpoints.searchProducts> {
  return async ({ params, query, client }) => {
    const { page: shown, sort, ...choices } = query;
    const filter = await inBranches(filterFrom(choices), deps);
    const listing = { text: params.keyword, filter, page: shown, sort };
    const { products, total } = await listProducts(listing, client, deps);
    return new Page(products, total);
  };
}
