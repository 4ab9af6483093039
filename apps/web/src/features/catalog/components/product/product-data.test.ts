import { expect, test } from 'vitest';
import { buildProduct, buildShirt } from '../../../../testing/factories';
import { productData } from './product-data';

const page = {
  images: [{ id: undefined, url: '/front.webp' }],
  absoluteUrl: (path: string) => `https://shop.test${path}`,
  hasReturns: false,
};

test('variants say by which properties of schema.org they vary, and their values of them', () => {
  const shirt = buildShirt();
  const data = productData(shirt, page);
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: shirt._id,
    url: `https://shop.test/product/${shirt.slug}`,
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  });
  expect(data).toHaveProperty('hasVariant.0.size', 'S');
  expect(data).toHaveProperty('hasVariant.0.color', 'Red');
});

test('a variant without a photo of its own has the first one', () => {
  const data = productData(buildShirt(), page);
  expect(data).toHaveProperty('hasVariant.0.image', 'https://shop.test/front.webp');
});

test('options that search engines do not know are not named as properties', () => {
  const shirt = buildShirt({ options: [{ name: 'Scent', values: ['S', 'M'] }] });
  const data = productData(shirt, page);
  expect(data).not.toHaveProperty('variesBy');
  expect(data).not.toHaveProperty('hasVariant.0.Scent');
});

test('attributes that search engines know are properties of the product', () => {
  const attributes = [
    { name: 'Material', value: 'Oak' },
    { name: 'Care', value: 'Wipe' },
  ];
  const data = productData({ ...buildProduct(), attributes }, page);
  expect(data).toMatchObject({ '@type': 'Product', material: 'Oak' });
  expect(data).not.toHaveProperty('Care');
});
