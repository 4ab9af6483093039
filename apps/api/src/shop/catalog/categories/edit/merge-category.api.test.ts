import { endpoints, LIMITS } from '@shop/shared';
import { describe, expect, it } from 'vitest';
import {
  buildAdmin,
  buildCategory,
  buildCategoryPhoto,
  buildProduct,
  buildProducts,
  MAKER,
  unknownId,
} from '../../../../testing/factories.js';
import {
  EVERYWHERE,
  rateOf,
  TEN_PERCENT,
} from '../../../../testing/admin-writes/price-rule-writes.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { NAMED_CATEGORIES } from '../../../pricing/index.js';
import { AuditEntryModel } from '../../../audit/index.js';
import { ProductModel } from '../../products/product.model.js';
import { CategoryModel } from '../category.model.js';
import { CategoryPhotoModel } from '../photo/category-photo.model.js';
import { mergeCategory } from './merge-category.js';

const api = useTestShop();

async function mergeAll(from: string, into: string): Promise<void> {
  while (!(await mergeCategory(from, into, MAKER, NAMED_CATEGORIES)).isMerged);
}

async function refusal(from: string, into: string) {
  const { token } = await buildAdmin();
  const input = { token, params: { id: from }, body: { category: into } };
  return api.refuse(endpoints.mergeCategory, input);
}

describe('POST /category/merge-category/{id}', () => {
  it('moves the products in batches, then leads the slugs to the other', async () => {
    const { token } = await buildAdmin();
    const lamps = await buildCategory('Lamps');
    const lights = await buildCategory('Lights');
    await buildCategoryPhoto(lamps.id);
    await buildProducts(LIMITS.movedProducts + 1, lamps.id);
    const merge = async () => {
      const input = { token, params: { id: lamps.id }, body: { category: lights.id } };
      return (await api.call(endpoints.mergeCategory, input)).body;
    };
    expect(await merge()).toMatchObject({ moved: 100, left: 1, isMerged: false });
    expect(await merge()).toMatchObject({
      message: 'Lamps is merged into Lights',
      moved: 1,
      left: 0,
      isMerged: true,
    });
    const { body } = await api.call(endpoints.listCategoryProducts, {
      params: { slug: 'lamps' },
      query: { page: 1 },
    });
    expect(body).toMatchObject({ category: { _id: lights.id, slug: 'lights' }, total: 101 });
    expect((await api.call(endpoints.listCategories)).body.category).toHaveLength(1);
    expect(await CategoryPhotoModel.countDocuments()).toBe(0);
  });

  it('takes what comes in meanwhile, and goes on where it broke off', async () => {
    const lamps = await buildCategory('Lamps');
    const lights = await buildCategory('Lights');
    await buildProducts(LIMITS.movedProducts, lamps.id);
    const added = Array.from({ length: 8 }, () => buildProduct({ category: lamps.id }));
    await mergeCategory(lamps.id, lights.id, MAKER, NAMED_CATEGORIES);
    const outcomes = await Promise.allSettled(added);
    const refused = outcomes.filter(({ status }) => status === 'rejected').length;
    await mergeAll(lamps.id, lights.id).catch(() => undefined);
    const total = LIMITS.movedProducts + 8 - refused;
    expect(await ProductModel.countDocuments({ category: lights.id })).toBe(total);
    expect(await CategoryModel.find().lean()).toMatchObject([
      { name: 'Lights', productCount: total },
    ]);
  });

  it('moves the categories below it, too', async () => {
    const men = await buildCategory('Men');
    const shoes = await buildCategory('Shoes', { parent: men.id });
    const boots = await buildCategory('Boots', { parent: shoes.id });
    await mergeAll(shoes.id, men.id);
    expect(await CategoryModel.find().sort({ nameKey: 1 }).lean()).toMatchObject([
      { _id: boots._id, parent: men._id, ancestors: [men._id] },
      { _id: men._id, belowCount: 1, slugs: ['men', 'shoes'] },
    ]);
  });

  it('promotions, tax rates and delivery methods name the other then', async () => {
    const { token } = await buildAdmin();
    const [paperbacks, books] = [await buildCategory('Paperbacks'), await buildCategory('Books')];
    const { id: product } = await buildProduct({
      category: paperbacks.id,
      price: 20,
      shipping: true,
    });
    const price = { by: 'flat' as const, price: 5 };
    const named = [books.id, paperbacks.id];
    const methods = [
      { name: 'Letter', price, days: '', pickUpAt: '', excludedCategories: [paperbacks.id] },
      { name: 'Parcel', price, days: '', pickUpAt: '' },
    ];
    const zone = { ...EVERYWHERE, methods };
    const made = await api.call(endpoints.createShippingZone, { token, body: zone });
    const of = made.body.shippingZone._id;
    for (const rate of [
      { ...rateOf(of), isIncluded: true },
      {
        ...rateOf(of),
        isIncluded: true,
        rate: 10,
        taxClass: 'reduced' as const,
        categories: named,
      },
    ])
      await api.call(endpoints.createTaxRate, { token, body: rate });
    const promotion = { ...TEN_PERCENT, goods: { categories: [paperbacks.id] } };
    await api.call(endpoints.createPromotion, { token, body: promotion });
    const quote = async () => {
      const items = [{ product, quantity: 1 }];
      const { body } = await api.call(endpoints.quoteOrder, { body: { items } });
      const { discounts, taxes, shippingMethods } = body;
      return { discounts, rates: taxes?.map(({ rate }) => rate).sort(), shippingMethods };
    };
    const before = await quote();
    expect(before).toMatchObject({ discounts: [{ amount: 2 }], rates: [10] });
    expect(before.shippingMethods).toMatchObject([{ name: 'Parcel' }]);
    await mergeAll(paperbacks.id, books.id);
    expect(await quote()).toEqual(before);
    const [rate] = (await api.call(endpoints.listTaxRates, { token })).body.taxRates;
    expect(rate).toMatchObject({ categories: [books.id], version: 2 });
    const changes = await AuditEntryModel.find({ 'before.category': 'Paperbacks' }).lean();
    expect(changes.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'mergeCategory',
        'updatePromotion',
        'updateShippingZone',
        'updateTaxRate',
      ]),
    );
  });

  it('is refused before anything moves if it can’t be completed', async () => {
    const men = await buildCategory('Men');
    const shoes = await buildCategory('Shoes', { parent: men.id });
    const women = await buildCategory('Women');
    await buildCategory('Shoes', { parent: women.id });
    const deep = await buildCategory('Boots', { parent: shoes.id });
    await buildProduct({ category: men.id });
    expect(await refusal(men.id, men.id)).toMatchObject({ status: 400 });
    expect(await refusal(men.id, deep.id)).toMatchObject({
      message: 'Boots is below Men: move it first',
    });
    expect(await refusal(men.id, women.id)).toMatchObject({
      status: 409,
      message: 'Both have a category Shoes below them: merge or rename one of these first',
    });
    expect(await refusal(men.id, unknownId())).toMatchObject({ status: 404 });
    expect(await ProductModel.countDocuments({ category: men.id })).toBe(1);
  });
});
