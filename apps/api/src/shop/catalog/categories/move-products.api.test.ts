import { endpoints, LIMITS } from '@shop/shared';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuditEntryModel } from '../../audit/index.js';
import {
  buildAdmin,
  buildCategory,
  buildFilledProductForm,
  buildProduct,
  buildProducts,
  buildUser,
  unknownId,
} from '../../../testing/factories.js';
import { useSearchedShop } from '../../../testing/searched-shop.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { CategoryModel } from './category.model.js';
import { ProductModel } from '../products/product.model.js';

const api = useTestShop();
const { shop, index } = useSearchedShop();
let token: string;
let clocks: Awaited<ReturnType<typeof buildCategory>>;
let lamps: typeof clocks;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  clocks = await buildCategory('Clocks');
  lamps = await buildCategory('Lamps');
});

async function move(from: string, to: string, as = token) {
  const input = { token: as, params: { id: from }, body: { category: to } };
  return (await api.call(endpoints.moveProducts, input)).body;
}

function refuse(from: string, body: object, as = token) {
  return api.refuse(endpoints.moveProducts, { token: as, params: { id: from }, body });
}

/** How many products a category has: as counted, as stored, and as search in the database finds them. */
async function countsOf({ _id }: Pick<typeof clocks, '_id'>) {
  const category = await CategoryModel.findById(_id).lean();
  const stored = await ProductModel.countDocuments({ category: _id });
  const searched = await ProductModel.countDocuments({ searchWords: `#${_id.toHexString()}` });
  expect(category?.productCount).toBe(stored);
  expect(searched).toBe(stored);
  return stored;
}

/** So many copies of a product, older than it. */
async function addCopies(id: string, count: number) {
  const product = await ProductModel.findById(id).lean();
  if (!product) throw new Error('There is no product to copy');
  const copies = Array.from({ length: count }, (_, copy) => ({
    ...product,
    _id: new Types.ObjectId(),
    slugs: [`copy-${copy}`],
    createdAt: new Date(copy),
  }));
  await ProductModel.insertMany(copies);
  await CategoryModel.updateOne({ _id: product.category }, { $inc: { productCount: count } });
}

describe('POST /category/move-products/{id}', () => {
  it('moves the products, which lists, filters and searches show at once [R11]', async () => {
    await buildProducts(3, clocks.id);
    await buildProduct({ name: 'Lantern', category: lamps.id });
    expect(await move(clocks.id, lamps.id)).toEqual({
      success: true,
      message: 'Moved 3 products to Lamps',
      moved: 3,
      left: 0,
    });
    expect([await countsOf(clocks), await countsOf(lamps)]).toEqual([0, 4]);
    const listed = async (slug: string) =>
      (await api.call(endpoints.listCategoryProducts, { params: { slug } })).body.total;
    expect([await listed('clocks'), await listed('lamps')]).toEqual([0, 4]);
    const body = { checked: [lamps.id], radio: [] };
    expect((await api.call(endpoints.filterProducts, { body })).body.total).toBe(4);
    const found = await api.call(endpoints.searchProducts, { params: { keyword: 'lamps' } });
    expect(found.body.map(({ category }) => category.name)).toEqual(Array(4).fill('Lamps'));
    await api.call(endpoints.deleteCategory, { token, params: { id: clocks.id } });
  });

  it('is followed by the search index and its counts', async () => {
    await buildProducts(3, clocks.id);
    await index().start();
    await move(clocks.id, lamps.id);
    const { counts, total } = (
      await shop.call(endpoints.listCatalogue, { query: { search: 'lamps' } })
    ).body;
    expect(total).toBe(3);
    expect(counts?.categories).toEqual([{ _id: lamps.id, count: 3 }]);
  });

  it('leaves an audit entry for each product, so that a later edit is told who moved it', async () => {
    const { id } = await buildProduct({ name: 'Wall Clock', category: clocks.id });
    await AuditEntryModel.deleteMany({});
    const joan = await buildUser({ role: 1, name: 'Joan' });
    await move(clocks.id, lamps.id, joan.token);
    expect(await AuditEntryModel.find({}).lean()).toMatchObject([
      {
        action: 'updateProduct',
        by: { name: 'Joan' },
        subject: { kind: 'product', name: 'Wall Clock' },
        before: { category: 'Clocks' },
        after: { category: 'Lamps' },
      },
    ]);
    const other = await buildCategory();
    const body = buildFilledProductForm(other.id, { categoryBefore: clocks.id });
    const failure = await api.refuse(endpoints.updateProduct, { token, params: { id }, body });
    expect(failure.message).toMatch(/^Joan changed the category/);
  });

  it('moves so many in one call, newest first, and the rest when it is called again', async () => {
    const { id } = await buildProduct({ category: clocks.id });
    await addCopies(id, 2 * LIMITS.movedProducts + 2);
    const replies = [];
    for (let call = 0; call < 3; call += 1) {
      const { moved, left } = await move(clocks.id, lamps.id);
      replies.push([moved, left]);
      if (call === 0) {
        const newest = await ProductModel.findById(id).lean();
        expect(newest?.category.toHexString()).toBe(lamps.id);
      }
    }
    expect(replies).toEqual([
      [100, 103],
      [100, 3],
      [3, 0],
    ]);
    expect([await countsOf(clocks), await countsOf(lamps)]).toEqual([0, 203]);
    expect(await AuditEntryModel.countDocuments({ action: 'updateProduct' })).toBe(203);
  });

  it('changes nothing when it is sent again after the last product', async () => {
    await buildProduct({ category: clocks.id });
    await move(clocks.id, lamps.id);
    await AuditEntryModel.deleteMany({});
    expect(await move(clocks.id, lamps.id)).toMatchObject({ moved: 0, left: 0 });
    expect(await AuditEntryModel.countDocuments({})).toBe(0);
    expect([await countsOf(clocks), await countsOf(lamps)]).toEqual([0, 1]);
  });

  it('counts every product once when others move, edit, create and delete at the same moment', async () => {
    const shelves = await buildCategory('Shelves');
    await buildProducts(6, clocks.id);
    const { id } = await buildProduct({ category: clocks.id });
    const gone = await buildProduct({ category: clocks.id });
    await Promise.all([
      move(clocks.id, lamps.id),
      move(clocks.id, shelves.id),
      move(lamps.id, clocks.id),
      buildProduct({ category: clocks.id }),
      api.call(endpoints.deleteProduct, { token, params: { id: gone.id } }),
      api.call(endpoints.updateProduct, {
        token,
        params: { id },
        body: buildFilledProductForm(shelves.id),
      }),
    ]);
    const counts = [await countsOf(clocks), await countsOf(lamps), await countsOf(shelves)];
    expect(counts.reduce((sum, count) => sum + count)).toBe(8);
  });

  it('is 404 for an unknown category, and moves nothing', async () => {
    await buildProduct({ category: clocks.id });
    const failures = [
      await refuse(unknownId(), { category: lamps.id }),
      await refuse(clocks.id, { category: unknownId() }),
    ];
    for (const failure of failures)
      expect(failure).toMatchObject({ status: 404, message: 'Category not found' });
    expect([await countsOf(clocks), await countsOf(lamps)]).toEqual([1, 0]);
  });

  it('refuses the category that they are in, and what is no category', async () => {
    await buildProduct({ category: clocks.id });
    expect(await refuse(clocks.id, { category: clocks.id.toUpperCase() })).toMatchObject({
      status: 400,
      message: 'These products are already in this category',
      errors: [{ field: 'category' }],
    });
    for (const body of [{}, { category: null }, { category: { $ne: '' } }])
      expect((await refuse(clocks.id, body)).status).toBe(400);
  });

  it('moves nothing if the audit entries cannot be saved', async () => {
    await buildProducts(2, clocks.id);
    vi.spyOn(AuditEntryModel.collection, 'insertMany').mockRejectedValueOnce(
      new Error('The disk is full'),
    );
    expect((await refuse(clocks.id, { category: lamps.id })).status).toBe(500);
    expect([await countsOf(clocks), await countsOf(lamps)]).toEqual([2, 0]);
  });

  it('is for administrators only', async () => {
    await buildProduct({ category: clocks.id });
    const shopper = await buildUser();
    expect((await refuse(clocks.id, { category: lamps.id }, shopper.token)).status).toBe(403);
    expect(await countsOf(clocks)).toBe(1);
  });
});
