import { endpoints } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildFilledProductForm,
  buildOrder,
  buildProduct,
} from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel, RECENT_EDITS } from '../products/product.model.js';

const api = useTestShop();

describe('the stock in PUT /products/update-product/{id}', () => {
  it.each([
    ['becomes the quantity of a form that sends nothing else', { quantity: '12' }, 12],
    ['changes by the difference', { quantity: '12', quantityBefore: '10' }, 9],
    ['stays as it is when the form did not change it', { quantity: '10', quantityBefore: '10' }, 7],
    ['can be reduced to nothing', { quantity: '3', quantityBefore: '10' }, 0],
  ])('%s, with three sold meanwhile', async (_what, stock, left) => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 10 });
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    const { body } = await api.call(endpoints.updateProduct, {
      token,
      params: { id: product.id },
      body: buildFilledProductForm(product.category.toHexString(), stock),
    });
    expect(body.product.quantity).toBe(left);
  });

  it.each([
    ['below nothing', { quantity: '2', quantityBefore: '10' }],
    ['above what a product may have', { quantity: '1000000', quantityBefore: '0' }],
  ])('is 409 for a change %s, and nothing is saved', async (_what, stock) => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ name: 'Bench', quantity: 10 });
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    const failure = await api.refuse(endpoints.updateProduct, {
      token,
      params: { id: product.id },
      body: buildFilledProductForm(product.category.toHexString(), stock),
    });
    expect(failure).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The stock is now 7/) as string,
      errors: [{ field: 'quantity' }],
    });
    const { body } = await api.call(endpoints.getProduct, { params: { slug: product.slug } });
    expect(body.product).toMatchObject({ name: 'Bench', quantity: 7 });
  });

  /** A product with 10 pieces, and a way to save its form with a key. */
  async function openForm() {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 10 });
    const save = async (quantity: string, editKey: string) => {
      const body = buildFilledProductForm(product.category.toHexString(), {
        quantity,
        quantityBefore: '10',
        editKey,
      });
      const reply = await api.call(endpoints.updateProduct, {
        token,
        params: { id: product.id },
        body,
      });
      return reply.body.product.quantity;
    };
    return { product, save };
  }

  it('changes once for one key, and by what a further edit of the form adds', async () => {
    const { product, save } = await openForm();
    expect(await save('12', 'one')).toBe(12);
    await buildOrder({ items: [{ product: product.id, quantity: 3 }] });
    expect(await save('12', 'one')).toBe(9);
    expect(await save('15', 'one')).toBe(12);
    expect(await save('12', 'two')).toBe(14);
  });

  it('changes once for a form that is sent again after others were saved', async () => {
    const { save } = await openForm();
    expect(await save('12', 'mine')).toBe(12);
    expect(await save('15', 'hers')).toBe(17);
    expect(await save('9', 'his')).toBe(16);
    expect(await save('12', 'mine')).toBe(16);
    expect(await save('15', 'hers')).toBe(16);
  });

  it('remembers only the latest edits of a product', async () => {
    const { product, save } = await openForm();
    for (let index = 1; index <= RECENT_EDITS + 2; index += 1) await save('11', `edit-${index}`);
    const stored = await ProductModel.findById(product.id).lean();
    expect(stored?.quantity).toBe(10 + RECENT_EDITS + 2);
    expect(stored?.recentEdits).toHaveLength(RECENT_EDITS);
    expect(stored?.recentEdits?.at(-1)).toEqual({ key: `edit-${RECENT_EDITS + 2}`, moved: 1 });
  });

  it('counts every edit and every sale that happen at the same time', async () => {
    const { token } = await buildAdmin();
    const product = await buildProduct({ quantity: 20 });
    await Promise.all([
      ...Array.from({ length: 5 }, () =>
        api.call(endpoints.updateProduct, {
          token,
          params: { id: product.id },
          body: buildFilledProductForm(product.category.toHexString(), {
            quantity: '24',
            quantityBefore: '20',
          }),
        }),
      ),
      ...Array.from({ length: 5 }, () =>
        buildOrder({ items: [{ product: product.id, quantity: 2 }] }),
      ),
    ]);
    const { body } = await api.call(endpoints.getProduct, { params: { slug: 'chair' } });
    expect(body.product.quantity).toBe(20 + 5 * 4 - 5 * 2);
  });
});
