import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import { buildAdmin, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { CategoryModel } from '../categories/category.model.js';

const api = useTestShop();

describe('DELETE /products/product/{id}', () => {
  it('removes the product and frees its category', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct();
    const { body } = await api.call(endpoints.deleteProduct, { token, params: { id: product.id } });
    expect(body.message).toBe('Product Deleted Successfully');
    expect(
      (await api.refuse(endpoints.getProduct, { params: { slug: product.slug } })).status,
    ).toBe(404);
    expect((await CategoryModel.findById(product.category).lean())?.productCount).toBe(0);
  });

  it('is 404 the second time', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildProduct();
    await api.call(endpoints.deleteProduct, { token, params: { id } });
    expect((await api.refuse(endpoints.deleteProduct, { token, params: { id } })).status).toBe(404);
  });
});
