import { DEFAULT_SETTINGS, endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAdmin, buildCategory, buildProduct, MAKER } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants, saveGrid } from '../../../testing/variants.js';
import { operator } from '../../accounts/index.js';
import { SettingsModel } from '../../settings/index.js';
import { importFile } from '../files/import-file.js';
import { ImportJobModel } from '../files/jobs/import-job.model.js';
import { runNextJob } from '../files/jobs/run-job.js';
import { ProductModel } from '../products/product.model.js';
import { updateProduct } from '../products/update-product.js';
import { VariantModel } from '../variants/variant.model.js';

const api = useTestShop();

let token: string;
let version: number;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  version = 0;
  await setTo('shown');
});

async function setTo(priorPrices: 'shown' | 'hidden'): Promise<void> {
  const body = { ...DEFAULT_SETTINGS, priorPrices, version };
  await api.call(endpoints.updateSettings, { token, body });
  version += 1;
}

const shown = async (slug: string) =>
  (await api.call(endpoints.getProduct, { params: { slug } })).body.product;

const pastOf = async (id: string) =>
  (await ProductModel.findById(id).lean())?.pastPrices?.map(({ cents }) => cents);

const pastOfVariants = async (id: string) =>
  (await VariantModel.find({ product: id }).sort({ position: 1 }).lean()).map(({ pastPrices }) =>
    pastPrices?.map(({ cents }) => cents),
  );

const row = (size: string, price: number, compareAtPrice: number | null = null) => ({
  values: [size],
  ...{ price, compareAtPrice, quantity: 5, sku: `SHIRT-${size}` },
});

async function importRows(...rows: string[]): Promise<string> {
  const header =
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price';
  const bytes = new TextEncoder().encode([header, ...rows, ''].join('\n'));
  const source = {
    async *open() {
      yield await Promise.resolve(bytes);
    },
  };
  const options = { currency: 'USD' };
  await importFile(source, { name: 'p.csv', options, by: operator(), isShared: false });
  const [job] = await ImportJobModel.find().sort({ createdAt: -1, _id: -1 }).lean();
  return job?._id.toHexString() ?? '';
}

/** Changes price and compare-at price as the product's form does. */
const edit = (id: string, price: number, compareAtPrice: string) =>
  updateProduct(id, { price, compareAtPrice, quantity: 10 }, MAKER);

describe('the lowest price before a sale', () => {
  it('is on the page of a product whose price was reduced', async () => {
    const { id, slug } = await buildProduct({ price: 25 });
    expect(await shown(slug)).not.toHaveProperty('priorPrice');
    await edit(id, 20, '25');
    expect(await shown(slug)).toMatchObject({ price: 20, compareAtPrice: 25, priorPrice: 25 });
    await edit(id, 25, '');
    expect(await shown(slug)).not.toHaveProperty('priorPrice');
  });

  it('is there only while the shop shows it, and only for sales', async () => {
    const sale = await buildProduct({ price: 20, details: { compareAtPrice: '25' } });
    expect(await shown(sale.slug)).toMatchObject({ priorPrice: 20 });
    await setTo('hidden');
    expect(await shown(sale.slug)).not.toHaveProperty('priorPrice');
    await setTo('shown');
    expect(await shown(sale.slug)).toMatchObject({ priorPrice: 20 });
  });

  it('is that of each variant', async () => {
    const { id, slug } = await buildVariants({ variants: [row('S', 20), row('M', 25)] });
    const known = await VariantModel.find({ product: id }).sort({ position: 1 }).lean();
    const ids = known.map(({ _id }) => _id.toHexString());
    const rows = [row('S', 18, 22), row('M', 25)];
    const variants = rows.map((one, at) => ({ ...one, _id: ids[at] }));
    await saveGrid(id, { variants, version: 1 });
    const product = await shown(slug);
    expect(product).toMatchObject({ price: 18, priorPrice: 20 });
    expect(product.variants).toMatchObject([{ price: 18, priorPrice: 20 }, { price: 25 }]);
    expect(product.variants?.[1]).not.toHaveProperty('priorPrice');
  });

  it('is in every list that shoppers see, while the shop shows it', async () => {
    const category = await buildCategory('Hats');
    const { id } = await buildProduct({ name: 'Straw hat', price: 25, category: category.id });
    const other = await buildProduct({ name: 'Felt hat', price: 25, category: category.id });
    await edit(id, 20, '25');
    const similar = { productId: other.id, categoryId: category.id };
    const lists = async () => [
      (await api.call(endpoints.listCatalogue, {})).body.products,
      (await api.call(endpoints.listCatalogue, { query: { q: 'hat' } })).body.products,
      (await api.call(endpoints.listCatalogue, { query: { within: 'hats' } })).body.products,
      (await api.call(endpoints.listProductPage, { params: { page: 1 } })).body.products,
      (await api.call(endpoints.filterProducts, { body: {} })).body.products,
      (await api.call(endpoints.filterProducts, { body: { page: 1 } })).body.products,
      (await api.call(endpoints.listCategoryProducts, { params: { slug: 'hats' } })).body.products,
      (await api.call(endpoints.searchProducts, { params: { keyword: 'hat' } })).body,
      (await api.call(endpoints.listSimilarProducts, { params: similar })).body.products,
    ];
    const told = async () =>
      (await lists()).map((products) =>
        products.flatMap(({ name, priorPrice }) => (priorPrice ? [name, priorPrice] : [])),
      );
    const everywhere = Array.from({ length: 9 }, () => ['Straw hat', 25]);
    expect(await told()).toEqual(everywhere);
    await setTo('hidden');
    expect(JSON.stringify(await lists())).not.toContain('priorPrice');
    await setTo('shown');
    expect(await told()).toEqual(everywhere);
  });

  it('costs a list without a sale no look at the settings', async () => {
    await buildProduct({ price: 25 });
    const reads = vi.spyOn(SettingsModel, 'findById');
    await api.call(endpoints.listCatalogue, {});
    expect(reads).not.toHaveBeenCalled();
  });

  it('is not in what administrators read', async () => {
    const { id, slug } = await buildProduct({ price: 25 });
    await edit(id, 20, '25');
    const replies = [
      await api.call(endpoints.getAdministeredProduct, { token, params: { slug } }),
      await api.call(endpoints.listAdministeredProducts, { token }),
      await api.call(endpoints.getVariants, { token, params: { id } }),
    ];
    for (const { body } of replies) {
      expect(JSON.stringify(body)).not.toMatch(/priorPrice|pastPrices|priorCents/);
    }
  });
});

describe('a former price is recorded', () => {
  it('by the form and by the grid of prices', async () => {
    const { id } = await buildProduct({ price: 25, quantity: 10 });
    await edit(id, 24, '');
    const body = { price: 23, priceBefore: 24, quantity: 10, quantityBefore: 10, editKey: 'one' };
    await api.call(endpoints.updatePriceAndStock, { token, params: { id }, body });
    expect(await pastOf(id)).toEqual([25, 24].map((dollars) => 100 * dollars));
  });

  it('when variants are saved, also for what is split into them', async () => {
    const { id } = await buildVariants({ variants: [row('S', 20), row('M', 25)] }, { price: 30 });
    expect(await pastOf(id)).toEqual([3_000]);
    expect(await pastOfVariants(id)).toEqual([[3_000], [3_000]]);
  });

  it('by an import and by its undoing', async () => {
    await importRows('hat,Hat,,,HAT,20.00,', 'shirt,Shirt,Size,S,SH-S,10.00,');
    const job = await importRows('hat,Hat,,,HAT,15.00,20.00', 'shirt,Shirt,Size,S,SH-S,8.00,10.00');
    const [hat, shirt] = await ProductModel.find().sort({ slug: 1 }).lean();
    const [hatId = '', shirtId = ''] = [hat, shirt].map((one) => one?._id.toHexString());
    await ProductModel.updateMany({}, { $unset: { hiddenAs: 1 } });
    await importRows('hat,,,,HAT,16.00,20.00', 'shirt,,Size,S,SH-S,9.00,10.00');
    expect(await pastOf(hatId)).toEqual([1_500]);
    expect(await pastOfVariants(shirtId)).toEqual([[800]]);
    const [latest] = await ImportJobModel.find().sort({ createdAt: -1, _id: -1 }).lean();
    expect(latest?._id.toHexString()).not.toBe(job);
    const params = { id: latest?._id.toHexString() ?? '' };
    await api.call(endpoints.updateImport, { token, params, body: { action: 'undo' } });
    await runNextJob();
    expect((await ProductModel.findById(hatId).lean())?.priceCents).toBe(1_500);
    expect(await pastOf(hatId)).toEqual([1_500, 1_600]);
    expect(await pastOfVariants(shirtId)).toEqual([[800, 900]]);
  });

  it('but not for a draft, nor for a copy', async () => {
    const { id } = await buildProduct({ price: 25, details: { status: 'draft' } });
    await edit(id, 20, '25');
    expect(await pastOf(id)).toBeUndefined();
    const sale = await buildProduct({ price: 25 });
    await edit(sale.id, 20, '25');
    const headers = { 'idempotency-key': 'copy' };
    const { body } = await api.call(endpoints.duplicateProduct, {
      token,
      headers,
      params: { id: sale.id },
    });
    expect(await pastOf(body.product._id)).toBeUndefined();
  });
});
