import { analyseProduct, ProductIndex, SegmentBuilder } from '@shop/search';
import { isEnglish } from '@shop/search/english';
import { DEMO_CATEGORIES } from '../catalog.js';

const idOf = (number: number, filler: string) => number.toString(16).padStart(24, filler);

/** The products of the demo shop, and an index of them. The number of a product is its id in base 16. */
export function demoIndex() {
  const categories = DEMO_CATEGORIES.map(({ name }, at) => [idOf(at, 'c'), name] as const);
  const products = DEMO_CATEGORIES.flatMap(({ name: categoryName, products: some }, at) =>
    some.map((product) => ({ ...product, category: idOf(at, 'c'), categoryName })),
  ).map((product, at) => ({ ...product, id: idOf(at, '0') }));
  const builder = new SegmentBuilder();
  products.forEach(({ id, name, description, category, price, compareAtPrice, quantity }, at) => {
    const facts = { id, createdAt: -at, nameKey: name.toLowerCase() };
    const figures = {
      priceCents: Math.round(price * 100),
      compareAtCents: Math.round(Number(compareAtPrice ?? 0) * 100),
      quantity,
    };
    builder.add(analyseProduct({ ...facts, ...figures, name, description, category }));
  });
  const index = new ProductIndex(builder.build(), isEnglish);
  index.setCategories(categories);
  return { index, products };
}
