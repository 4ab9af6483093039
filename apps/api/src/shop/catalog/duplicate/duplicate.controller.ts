import { SUCCESS_TEXTS, type endpoints } from '@shop/shared';
import type { Controller } from '@shop/http/route';
import { retryingTaken } from '../products/taken-sku.js';
import { administeredView } from '../visibility/administered.view.js';
import { duplicateProduct } from './duplicate-product.js';

export const duplicate: Controller<typeof endpoints.duplicateProduct> = ({ params, actor }) => ({
  around: retryingTaken,
  create: async (session) => {
    const { product, category, brand } = await duplicateProduct(params.id, actor, session);
    const message = SUCCESS_TEXTS.productCreated;
    return {
      reply: { success: true, message, product: administeredView(product, category, brand) },
    };
  },
});
