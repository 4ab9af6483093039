import { endpoints } from '@shop/shared';
import { beforeEach, expect, it } from 'vitest';
import { buildProduct, buildUser } from '../../../../testing/factories.js';
import { useTestShop } from '../../../../testing/test-shop.js';
import { buildVariants } from '../../../../testing/variants.js';

const api = useTestShop();
const EAN = '4006381333931';
const UPC = '036000291452';

let token: string;

beforeEach(async () => {
  ({ token } = await buildUser({ role: 1 }));
});

const usesOf = async (barcodes: string) =>
  (await api.call(endpoints.listBarcodeUses, { token, query: { barcodes } })).body.uses;

it('GET /products/barcode-uses names products and variants with a barcode, in each spelling of it', async () => {
  const mug = await buildProduct({ name: 'Mug', details: { barcode: UPC, status: 'draft' } });
  const shirt = await buildVariants({
    variants: [
      { values: ['S'], price: 20, quantity: 1, barcode: EAN, hidden: true },
      { values: ['M'], price: 20, quantity: 1 },
    ],
  });
  const product = expect.objectContaining({ _id: shirt.id }) as unknown;
  expect(await usesOf(`0${UPC},${EAN}`)).toEqual([
    { barcode: UPC, product: { _id: mug.id, name: 'Mug' } },
    { barcode: EAN, product, variant: 'S' },
  ]);
  expect(await usesOf('96385074')).toEqual([]);
});

it.each(['', 'a mug', '4006381333930', `${EAN},`])('refuses %j as barcodes', async (barcodes) => {
  const refused = await api.refuse(endpoints.listBarcodeUses, { token, query: { barcodes } });
  expect(refused.status).toBe(400);
});
