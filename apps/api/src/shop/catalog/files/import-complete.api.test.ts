import { endpoints } from '@shop/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCheckout } from '../../../testing/orders/checkouts.js';
import { buildAdmin } from '../../../testing/factories.js';
import { pieceOf } from '../../../testing/files/imports.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { ProductModel } from '../products/product.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { runNextJob } from './jobs/run-job.js';

const api = useTestShop();

const HEADER = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Status';
const SHIRT = [
  'shirt,Shirt,Size,S,SH-S,10.00,active',
  'shirt,,,M,SH-M,12.00,',
  'shirt,,,L,SH-L,14.00,',
];

let token: string;

beforeEach(async () => {
  ({ token } = await buildAdmin());
  await importRows([HEADER, ...SHIRT]);
});

/** Checks a file, and imports it. @returns what the check says. */
async function importRows(lines: readonly string[], options = {}) {
  const text = [...lines, ''].join('\n');
  const body = { name: 'products.csv', size: text.length };
  const { _id: id } = (await api.call(endpoints.createImport, { token, body })).body.import;
  const params = { id };
  const piece = { params: { id, number: 1 }, body: pieceOf(text) };
  await api.call(endpoints.addImportPiece, { token, ...piece });
  const check = { action: 'check' as const, options };
  await api.call(endpoints.updateImport, { token, params, body: check });
  await runNextJob();
  const { results } = (await api.call(endpoints.listImportResults, { token, params })).body;
  const { remarks } = (await api.call(endpoints.listImportRemarks, { token, params })).body;
  await api.call(endpoints.updateImport, { token, params, body: { action: 'start' } });
  await runNextJob();
  return {
    changes: results.flatMap(({ changes }) => changes),
    remarks: remarks.map(({ value, reason }) => [value, reason]),
  };
}

const sold = async () =>
  (await VariantModel.find({ archivedIn: null }).sort({ position: 1 }).lean()).map(
    ({ sku }) => sku,
  );
const shirt = () => ProductModel.findOne({ slug: 'shirt' }).orFail().lean();

describe('a file that is complete', () => {
  const some = [HEADER, SHIRT[0] ?? ''];

  it('removes the variants that it does not have, and says so before', async () => {
    expect(await importRows(some)).toEqual({ changes: [], remarks: [] });
    expect(await sold()).toEqual(['SH-S', 'SH-M', 'SH-L']);
    expect(await importRows(some, { complete: true })).toEqual({
      changes: [
        { field: 'Variant M', before: '$12.00', after: '' },
        { field: 'Variant L', before: '$14.00', after: '' },
      ],
      remarks: [
        [
          'M, L',
          'Imported without 2 variants that the file does not have. Those in orders are archived',
        ],
      ],
    });
    expect(await sold()).toEqual(['SH-S']);
    expect(await VariantModel.countDocuments()).toBe(1);
    const { options, priceCents, priceToCents } = await shirt();
    expect(options).toEqual([{ name: 'Size', values: ['S'] }]);
    expect([priceCents, priceToCents ?? priceCents]).toEqual([1_000, 1_000]);
    expect(await importRows(some, { complete: true })).toEqual({ changes: [], remarks: [] });
  });

  it('archives those that orders have, and gives their SKUs to others', async () => {
    const large = await VariantModel.findOne({ sku: 'SH-L' }).orFail();
    await VariantModel.updateOne({ _id: large._id }, { $set: { quantity: 3 } });
    const { _id } = await shirt();
    const item = { product: String(_id), variant: large.id, quantity: 1 };
    await api.call(endpoints.placeOrder, buildCheckout(token, [item]));
    await importRows([HEADER, 'shirt,Shirt,Size,XL,SH-L,15.00,active'], { complete: true });
    // The row is that of the variant with its SKU.
    expect(await sold()).toEqual(['SH-L']);
    await importRows([HEADER, 'shirt,Shirt,Size,S,SH-S,15.00,active'], { complete: true });
    expect(await sold()).toEqual(['SH-S']);
    expect(await VariantModel.findById(large._id).lean()).toMatchObject({ quantity: 0 });
    expect((await VariantModel.findById(large._id).lean())?.archivedIn).toBeGreaterThan(0);
  });

  it('removes none of a product of which it has no variant', async () => {
    await importRows(['Handle,Title', 'shirt,Blouse'], { complete: true });
    expect(await shirt()).toMatchObject({ name: 'Blouse' });
    expect(await sold()).toHaveLength(3);
  });
});
