import { endpoints } from '@shop/shared';
import { CategoryModel, PhotoModel, ProductModel } from '../../shop/catalog/index.js';
import { ImportJobModel } from '../../shop/catalog/files/jobs/import-job.model.js';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildPicture,
  buildProduct,
  buildProductForm,
} from '../factories.js';

/** Calls that create what the shop sells. */
export const CATALOG_CREATING_CALLS = {
  createCategory: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createCategory,
      input: () => ({ token, body: { name: 'Lamps' } }),
      other: () => ({ token, body: { name: 'Sofas' } }),
      count: () => CategoryModel.countDocuments({}),
    };
  },
  createProduct: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    return {
      endpoint: endpoints.createProduct,
      input: () => ({ token, body: buildFilledProductForm(id) }),
      other: () => ({ token, body: buildFilledProductForm(id, { price: '6' }) }),
      count: () => ProductModel.countDocuments({}),
    };
  },
  createImport: async () => {
    const { token } = await buildAdmin();
    return {
      endpoint: endpoints.createImport,
      input: () => ({ token, body: { name: 'lamps.csv', size: 20 } }),
      other: () => ({ token, body: { name: 'lamps.csv', size: 21 } }),
      count: () => ImportJobModel.countDocuments({}),
    };
  },
  duplicateProduct: async () => {
    const { token } = await buildAdmin();
    const [one, another] = [await buildProduct(), await buildProduct()];
    return {
      endpoint: endpoints.duplicateProduct,
      input: () => ({ token, params: { id: one.id } }),
      other: () => ({ token, params: { id: another.id } }),
      count: () => ProductModel.countDocuments({}),
    };
  },
  addPhoto: async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct();
    const picture = await buildPicture('png', 32);
    const form = (alt: string) =>
      buildProductForm({ alt, photo: new Blob([new Uint8Array(picture)]) });
    return {
      endpoint: endpoints.addPhoto,
      input: () => ({ token, params: { id }, body: form('') }),
      other: () => ({ token, params: { id }, body: form('Another text') }),
      count: () => PhotoModel.countDocuments({ product: id }),
    };
  },
};
