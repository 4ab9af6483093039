import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildProduct,
  unknownId,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { CategoryModel } from '../categories/category.model.js';

const api = useTestShop();

describe('PUT /products/update-product/{id}', () => {
  it('replaces the fields and keeps what the form leaves out', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct();
    const target = await buildCategory('Seats');
    const params = { id: before.id };
    const reply = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildFilledProductForm(target.id, { shipping: '1' }),
    });
    expect(reply.body).toMatchObject({
      message: 'Product Updated Successfully',
      product: {
        name: 'Chair',
        price: 5,
        quantity: 1,
        shipping: true,
        category: { name: 'Seats' },
      },
    });
    const again = await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildFilledProductForm(target.id),
    });
    expect(again.body.product.shipping).toBe(true);
    const counts = await CategoryModel.find({}, { productCount: 1 }).sort({ _id: 1 }).lean();
    expect(counts.map(({ productCount }) => productCount)).toEqual([0, 1]);
  });

  it('gives a renamed product a new slug, and the old one still finds it [R8]', async () => {
    const { token } = await buildAdmin();
    const before = await buildProduct({ name: 'Stool' });
    const params = { id: before.id };
    await api.call(endpoints.updateProduct, {
      token,
      params,
      body: buildFilledProductForm(before.category.toHexString()),
    });
    for (const slug of ['chair', 'stool']) {
      const { body } = await api.call(endpoints.getProduct, { params: { slug } });
      expect(body.product).toMatchObject({ _id: before.id, slug: 'chair' });
    }
    const newcomer = await buildProduct({ name: 'Stool' });
    expect(newcomer.slug).toBe('stool-2');
  });

  it('is 404 for an unknown product', async () => {
    const { token } = await buildAdmin();
    const { id } = await buildCategory();
    const failure = await api.refuse(endpoints.updateProduct, {
      token,
      params: { id: unknownId() },
      body: buildFilledProductForm(id),
    });
    expect(failure).toMatchObject({ status: 404, message: 'Product not found' });
  });
});
