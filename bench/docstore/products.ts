import type { Db } from 'mongodb';

export interface BenchProduct {
  _id: number;
  name: string;
  slugs: string[];
  category: string;
  createdAt: Date;
  priceCents: number;
  searchWords: string[];
  description: string;
}

const BATCH = 1_000;

/** The products with the indexes that the shop has. */
export async function fill(db: Db, size: number, collection = 'products'): Promise<void> {
  const products = db.collection<BenchProduct>(collection);
  await products.createIndexes([
    { key: { category: 1, createdAt: -1, _id: -1 } },
    { key: { createdAt: -1, _id: -1 } },
    { key: { slugs: 1 }, unique: true },
    { key: { priceCents: 1 } },
    { key: { searchWords: 1 } },
  ]);
  for (let start = 0; start < size; start += BATCH) {
    const count = Math.min(BATCH, size - start);
    await products.insertMany(
      Array.from({ length: count }, (_, index) => productAt(start + index)),
    );
  }
}

/** A product that looks like the shop's. */
export function productAt(n: number): BenchProduct {
  return {
    _id: n,
    name: `Product ${n}`,
    slugs: [`product-${n}`],
    category: `category-${n % 20}`,
    createdAt: new Date(1_600_000_000_000 + n * 1000),
    priceCents: (n * 37) % 10_000,
    searchWords: ['product', `word${n % 500}`, `kind${n % 3}`],
    description: 'x'.repeat(600),
  };
}
