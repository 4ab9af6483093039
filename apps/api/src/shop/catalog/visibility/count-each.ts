import type { ProductRecord } from '../products/product.model.js';

/** How many products there are, and how many of them shoppers don't see. */
export interface Counts {
  products: number;
  hidden: number;
}

/** Counts products by an id of theirs; those without it are left out. */
export function countEach<Product extends Pick<ProductRecord, 'hiddenAs'>>(
  products: readonly Product[],
  idOf: (product: Product) => string | undefined,
): [id: string, counts: Counts][] {
  const counts = new Map<string, Counts>();
  for (const product of products) {
    const id = idOf(product);
    if (id === undefined) continue;
    const { products: others, hidden } = counts.get(id) ?? { products: 0, hidden: 0 };
    counts.set(id, { products: others + 1, hidden: hidden + (product.hiddenAs ? 1 : 0) });
  }
  return [...counts];
}

/** How the counts change when products become others; ids whose counts stay are left out. */
export function countChanges<Product extends Pick<ProductRecord, 'hiddenAs'>>(
  { before, after }: Record<'before' | 'after', readonly Product[]>,
  idOf: (product: Product) => string | undefined,
): [id: string, counts: Counts][] {
  const counts = new Map(countEach(after, idOf));
  for (const [id, { products, hidden }] of countEach(before, idOf)) {
    const now = counts.get(id) ?? { products: 0, hidden: 0 };
    counts.set(id, { products: now.products - products, hidden: now.hidden - hidden });
  }
  return [...counts].filter(([, { products, hidden }]) => products !== 0 || hidden !== 0);
}
