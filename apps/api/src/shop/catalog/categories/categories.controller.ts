import { LIMITS, SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '../../../http/route.js';
import { CategoryModel } from './category.model.js';
import { categoryView } from './category.view.js';
import { createCategory } from './create-category.js';
import { deleteCategory } from './delete-category.js';
import { findPictures } from './find-pictures.js';
import { retryingTakenSlug } from '../slugs.js';
import { renameCategory } from './rename-category.js';
import { refusingTakenName } from './taken-name.js';

export const list: Controller<typeof endpoints.listCategories> = async () => {
  const categories = await CategoryModel.find({}, { name: 1, slug: 1 }).sort({ nameKey: 1 }).lean();
  return { success: true, category: categories.map(categoryView) };
};

export const pictures: Controller<typeof endpoints.listCategoryPictures> = async ({ query }) => {
  const { limit = LIMITS.categoryPictures } = query;
  return { success: true, pictures: await findPictures(Math.min(limit, LIMITS.categoryPictures)) };
};

export const create: Controller<typeof endpoints.createCategory> = ({ body, actor }) => ({
  around: (save) => refusingTakenName(() => retryingTakenSlug(save)),
  create: async (session) => {
    const category = await createCategory(body.name, actor, session);
    const message = SUCCESS_TEXTS.categoryCreated(category.name);
    return { reply: { success: true, message, category: categoryView(category) } };
  },
});

export const update: Controller<typeof endpoints.updateCategory> = async ({
  params,
  body,
  actor,
}) => {
  const category = await renameCategory(params.id, body, actor);
  return {
    success: true,
    message: SUCCESS_TEXTS.categoryUpdated(category.name),
    category: categoryView(category),
  };
};

export const remove: Controller<typeof endpoints.deleteCategory> = async ({ params, actor }) => {
  await deleteCategory(params.id, actor);
  return { success: true, message: SUCCESS_TEXTS.categoryDeleted };
};
