import { endpoints, urlOf } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildAdmin, buildOrder, buildProduct } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { buildVariants } from '../../../testing/variants.js';
import { operator } from '../../accounts/index.js';
import { ProductModel } from '../products/product.model.js';
import { VariantModel } from '../variants/variant.model.js';
import { importFile, planFile } from './import-file.js';
import { ImportJobModel } from './jobs/import-job.model.js';

const api = useTestShop();

const OPTIONS = { currency: 'USD' };
const sourceOf = (text: string) => ({
  async *open() {
    yield await Promise.resolve(new TextEncoder().encode(text));
  },
});
const importText = (text: string) =>
  importFile(sourceOf(text), { name: 'a.csv', options: OPTIONS, by: operator(), isShared: false });

let file: string;
let lamp: string;
let shirt: Awaited<ReturnType<typeof buildVariants>>;

const stockOf = async (id: string) => (await ProductModel.findById(id).lean().orFail()).quantity;
const stocks = async () =>
  (await ImportJobModel.findOne().sort({ createdAt: -1 }).lean().orFail()).stocks;

/** The file was exported with 71 lamps and 10 of each shirt; since then, three of each were sold. */
beforeEach(async () => {
  const { token } = await buildAdmin();
  ({ id: lamp } = await buildProduct({ name: 'Lamp', quantity: 71 }));
  shirt = await buildVariants({}, { name: 'Shirt' });
  const reply = await api.fetch(urlOf(endpoints.exportProducts), {
    headers: { Authorization: token },
  });
  file = await reply.text();
  const variant = shirt.variants[0]?.id ?? '';
  await buildOrder({
    items: [
      { product: lamp, quantity: 3 },
      { product: shirt.id, variant, quantity: 3 },
    ],
  });
});

it('leaves the stock alone that nobody has edited since the export', async () => {
  const edited = file.replace(/(?<=,)Lamp(?=,)/, 'Desk lamp');
  expect(edited).not.toBe(file);
  expect(await planFile(sourceOf(edited), OPTIONS)).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await importText(edited)).toMatchObject({ changed: 1, unchanged: 1, notices: [] });
  expect(await stockOf(lamp)).toBe(68);
  expect(await stockOf(shirt.id)).toBe(17);
  expect(await stocks()).toEqual({ changed: 0, left: 2 });
  expect((await ProductModel.findById(lamp).lean().orFail()).name).toBe('Desk lamp');
});

it('sets a stock that was edited, says that it was another meanwhile, and changes it once', async () => {
  const edited = file
    .replace(',shopify,71,deny', ',shopify,80,deny')
    .replace(',shopify,10,deny', ',shopify,12,deny');
  const notices = [
    { column: 'Variant Inventory Qty', reason: /was 71 .* is 68 now\. It becomes 80/ },
    { column: 'Variant Inventory Qty', reason: /was 10 .* is 7 now\. It becomes 12/ },
  ].map(({ column, reason }) => ({ column, reason: expect.stringMatching(reason) as string }));
  expect(await planFile(sourceOf(edited), OPTIONS)).toMatchObject({ changed: 2, notices });
  expect(await importText(edited)).toMatchObject({ changed: 2, notices });
  expect(await stockOf(lamp)).toBe(80);
  const small = await VariantModel.findById(shirt.variants[0]?.id).lean().orFail();
  expect(small.quantity).toBe(12);
  expect(await stocks()).toEqual({ changed: 2, left: 0 });
  expect(await importText(edited)).toMatchObject({ unchanged: 2, notices: [] });
  expect(await stocks()).toEqual({ changed: 0, left: 0 });
});

it('sets the stock of a file without our own column', async () => {
  const text = `Handle,Variant Inventory Qty\nlamp,71\n`;
  expect(await importText(text)).toMatchObject({ changed: 1, notices: [] });
  expect(await stockOf(lamp)).toBe(71);
  expect(await stocks()).toEqual({ changed: 1, left: 0 });
});
