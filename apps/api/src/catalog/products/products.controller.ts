import {
  SUCCESS_TEXTS,
  LIMITS,
  PAGE_SIZE,
  priceBounds,
  type endpoints,
  type ProductFilters,
  type ProductListQuery,
  type ProductSort,
} from '@shop/shared';
import { notFound } from '../../http/errors.js';
import { Page, type Controller } from '../../http/route.js';
import { uploadedPhoto } from '../../http/body/upload.js';
import { CategoryModel } from '../categories/category.model.js';
import { categoryView } from '../categories/category.view.js';
import { deleteProduct } from './delete-product.js';
import { preparePhoto } from '../photos/photos.js';
import { LOW_STOCK, PRODUCT_ORDERS, ProductModel } from './product.model.js';
import { HIDDEN_FIELDS, productView, productViews } from './product.view.js';
import { createProduct, updateProduct } from './save-product.js';
import { namedLike, searchProducts } from '../search/search-products.js';

interface Slice {
  page: number;
  pageSize: number;
  sort?: ProductSort;
}

async function findProducts(filter: object, { page, pageSize, sort = 'newest' }: Slice) {
  const [products, total] = await Promise.all([
    ProductModel.find(filter, HIDDEN_FIELDS)
      .sort(PRODUCT_ORDERS[sort])
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    ProductModel.countDocuments(filter),
  ]);
  return { products: await productViews(products), total };
}

/** With a page: that one of twelve. Without: everything, within reason. */
function pageOrAll({ page, sort }: { page?: number; sort: ProductSort }): Slice {
  return page === undefined
    ? { page: 1, pageSize: LIMITS.filterResults, sort }
    : { page, pageSize: PAGE_SIZE, sort };
}

export const list: Controller<typeof endpoints.listProducts> = async ({ query }) => {
  return { success: true, ...(await findProducts(await listFilter(query), query)) };
};

async function listFilter({ search, category, stock }: ProductListQuery): Promise<object> {
  return {
    ...(category && { category }),
    ...(search && (await namedLike(search))),
    ...(stock === 'low' && LOW_STOCK),
  };
}

export const listPage: Controller<typeof endpoints.listProductPage> = async ({
  params: { page },
  query: { sort },
}) => {
  return { success: true, ...(await findProducts({}, { page, pageSize: PAGE_SIZE, sort })) };
};

export const count: Controller<typeof endpoints.countProducts> = async () => {
  return { success: true, total: await ProductModel.countDocuments({}) };
};

export const filter: Controller<typeof endpoints.filterProducts> = async ({ body }) => {
  return { success: true, ...(await findProducts(matchingFilters(body), pageOrAll(body))) };
};

function matchingFilters({ checked, radio: [min, max] }: ProductFilters): object {
  const filters: Record<string, object> = {};
  if (checked.length > 0) filters.category = { $in: checked };
  if (min !== undefined && max !== undefined) {
    const { from, below } = priceBounds([min, max]);
    filters.priceCents = below === undefined ? { $gte: from } : { $gte: from, $lt: below };
  }
  return filters;
}

export const listOfCategory: Controller<typeof endpoints.listCategoryProducts> = async ({
  params,
  query,
}) => {
  const category = await CategoryModel.findOne({ slugs: params.slug }).lean();
  if (!category) throw notFound('Category');
  const found = await findProducts({ category: category._id }, pageOrAll(query));
  return { success: true, category: categoryView(category), ...found };
};

export const listSimilar: Controller<typeof endpoints.listSimilarProducts> = async ({ params }) => {
  const similar = { category: params.categoryId, _id: { $ne: params.productId } };
  const { products } = await findProducts(similar, { page: 1, pageSize: LIMITS.similarProducts });
  return { success: true, products };
};

export const search: Controller<typeof endpoints.searchProducts> = async ({ params }) => {
  const { products, total } = await searchProducts(params.keyword);
  return new Page(await productViews(products), total);
};

export const get: Controller<typeof endpoints.getProduct> = async ({ params }) => {
  const product = await ProductModel.findOne({ slugs: params.slug }, HIDDEN_FIELDS).lean();
  const [view] = product ? await productViews([product]) : [];
  if (!view) throw notFound('Product');
  return { success: true, product: view };
};

export const create: Controller<typeof endpoints.createProduct> = async ({ body, actor, req }) => {
  const upload = await uploadedPhoto(req);
  const photo = upload && (await preparePhoto(upload));
  const { product, category } = await createProduct(body, actor, photo);
  return {
    success: true,
    message: SUCCESS_TEXTS.productCreated,
    product: productView(product, category),
  };
};

export const update: Controller<typeof endpoints.updateProduct> = async ({
  params,
  body,
  actor,
  req,
}) => {
  const upload = await uploadedPhoto(req);
  const photo = upload && (await preparePhoto(upload));
  const { product, category } = await updateProduct(params.id, body, actor, photo);
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
