import { LIMITS, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import { namedProducts } from '../search/pins/named-products.js';
import type { SearchDeps } from '../search/search-products.js';
import { retryingTakenSlug } from '../slugs.js';
import { CATEGORY_SORT, CategoryModel, LISTED_FIELDS } from './category.model.js';
import type { CategoryDeps } from './category-uses.js';
import { categoryDetailsView, countedCategoryView, listedCategoryView } from './category.view.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { mergeCategory } from './edit/merge-category.js';
import { updateCategory } from './edit/update-category.js';
import { findPictures } from './find-pictures.js';
import { refusingTakenName } from './taken-name.js';

export const list: Controller<typeof endpoints.listCategories> = async () => {
  const fields = { ...LISTED_FIELDS, slugs: 1 } as const;
  const categories = await CategoryModel.find({}, fields).sort(CATEGORY_SORT).lean();
  return { success: true, category: categories.map(listedCategoryView) };
};

export const listCounted: Controller<typeof endpoints.listCountedCategories> = async () => {
  const fields = { ...LISTED_FIELDS, productCount: 1 } as const;
  const categories = await CategoryModel.find({}, fields).sort(CATEGORY_SORT).lean();
  return { success: true, categories: categories.map(countedCategoryView) };
};

export const get: Controller<typeof endpoints.getCategory> = async ({ params }) => {
  const category = await CategoryModel.findById(params.id).lean();
  if (!category) throw notFound('Category');
  const products = await namedProducts(category.order?.pinned ?? []);
  const pinned = products.map(({ _id, name }) => ({ _id: _id.toHexString(), name }));
  return { success: true, category: categoryDetailsView(category), pinned };
};

export function pictures(deps: SearchDeps): Controller<typeof endpoints.listCategoryPictures> {
  return async ({ query }) => {
    const limit = Math.min(query.limit ?? LIMITS.categoryPictures, LIMITS.categoryPictures);
    return { success: true, pictures: await findPictures(limit, deps) };
  };
}

export const create: Controller<typeof endpoints.createCategory> = ({ body, actor }) => ({
  around: (save) => refusingTakenName(() => retryingTakenSlug(save)),
  create: async (session) => {
    const category = await createCategory(body, actor, session);
    const message = SUCCESS_TEXTS.categoryCreated(category.name);
    return { reply: { success: true, message, category: categoryDetailsView(category) } };
  },
});

export const update: Controller<typeof endpoints.updateCategory> = async ({
  params,
  body,
  actor,
}) => {
  const category = await updateCategory(params.id, body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.categoryUpdated(category.name),
    category: categoryDetailsView(category),
  };
};

export function remove({
  categoryUses,
}: CategoryDeps): Controller<typeof endpoints.deleteCategory> {
  return async ({ params, actor }) => {
    await deleteCategory(params.id, actor, categoryUses);
    return { success: true, message: SUCCESS_TEXTS.categoryDeleted };
  };
}

export function merge({ categoryUses }: CategoryDeps): Controller<typeof endpoints.mergeCategory> {
  return async ({ params, body, actor }) => {
    const merging = mergeCategory(params.id, body.category, actor, categoryUses);
    const { category, ...progress } = await merging;
    const message = progress.isMerged
      ? SUCCESS_TEXTS.categoriesMerged(category.from, category.into)
      : SUCCESS_TEXTS.productsMoved(progress.moved, category.into);
    return { success: true, message, ...progress };
  };
}
