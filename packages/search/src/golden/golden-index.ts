import { analyseProduct, ProductIndex, SegmentBuilder } from '../index.js';
import { isEnglish } from '../words/english-words.js';
import type { GoldenProduct } from './catalogue/catalogue.js';

/** An index of a golden catalogue. */
export function goldenIndex(catalogue: readonly GoldenProduct[]): ProductIndex {
  const ids = new Map(
    [...new Set(catalogue.map(({ category }) => category))].map((name, index) => [
      name,
      (index + 1).toString(16).padStart(24, 'c'),
    ]),
  );
  const builder = new SegmentBuilder();
  for (const product of [...catalogue].sort((a, b) => b.createdAt - a.createdAt)) {
    builder.add(
      analyseProduct({
        ...product,
        category: ids.get(product.category) ?? '',
        nameKey: product.name.toLowerCase(),
      }),
    );
  }
  const index = new ProductIndex(builder.build(), isEnglish);
  index.setCategories([...ids].map(([name, id]) => [id, name]));
  return index;
}
