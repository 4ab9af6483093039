import { expect, it, vi } from 'vitest';
import { buildCategory, buildProducts } from '../../../testing/factories.js';
import { useTestShop } from '../../../testing/test-shop.js';
import { countProducts } from './count-products.js';
import { LISTED } from '../visibility/listed.js';
import { ProductModel } from '../products/product.model.js';

useTestShop();

it('counts all products, or those of categories, without reading any', async () => {
  const [cups, vases, lamps] = [
    await buildCategory('Cups'),
    await buildCategory('Vases'),
    await buildCategory('Lamps'),
  ];
  await buildProducts(3, cups.id);
  await buildProducts(2, vases.id);
  const reads = vi.spyOn(ProductModel, 'countDocuments');
  expect(await countProducts(LISTED)).toBe(5);
  expect(await countProducts({ ...LISTED, category: cups.id })).toBe(3);
  expect(await countProducts({ ...LISTED, category: { $in: [vases.id, lamps.id] } })).toBe(2);
  expect(reads).not.toHaveBeenCalled();
});

it('counts what else a filter asks for', async () => {
  const cups = await buildCategory('Cups');
  await buildProducts(3, cups.id);
  const ofCups = { ...LISTED, category: cups.id };
  const cheap = { ...ofCups, priceCents: { $lt: 100 } };
  const dear = { ...ofCups, priceCents: { $gte: 100 } };
  expect(await countProducts(cheap)).toBe(0);
  expect(await countProducts(dear)).toBe(3);
});
