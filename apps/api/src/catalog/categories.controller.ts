import type { endpoints } from '@shop/shared';
import { conflict, notFound } from '../http/errors.js';
import type { Controller } from '../http/route.js';
import { CategoryModel } from './category.model.js';
import { categoryView } from './category.view.js';
import { createCategory, renameCategory } from './save-category.js';

export const list: Controller<typeof endpoints.listCategories> = async () => {
  const categories = await CategoryModel.find({}, { name: 1, slug: 1 }).sort({ nameKey: 1 }).lean();
  return { success: true, category: categories.map(categoryView) };
};

export const create: Controller<typeof endpoints.createCategory> = async ({ body }) => {
  const category = await createCategory(body.name);
  return {
    success: true,
    message: `${category.name} is created`,
    category: categoryView(category),
  };
};

export const update: Controller<typeof endpoints.updateCategory> = async ({ params, body }) => {
  const category = await renameCategory(params.id, body.name);
  return {
    success: true,
    message: `${category.name} is updated`,
    category: categoryView(category),
  };
};

export const remove: Controller<typeof endpoints.deleteCategory> = async ({ params }) => {
  const { deletedCount } = await CategoryModel.deleteOne({ _id: params.id, productCount: 0 });
  if (deletedCount === 1) return { success: true, message: 'category is deleted' };
  const category = await CategoryModel.findById(params.id).lean();
  if (!category) throw notFound('Category');
  throw conflict(`${category.name} is in use: move or delete its products first`);
};
