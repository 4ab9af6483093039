import { readFileSync } from 'node:fs';
import {
  indexFile,
  readProducts,
  type FileProduct,
  type FileSource,
  type ReadOptions,
} from '../index.js';

/** A file in memory, which comes in small pieces, so that characters and line breaks fall between them. */
export function fileOf(content: string | Uint8Array, pieceBytes = 7): FileSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    async *open() {
      for (let at = 0; at < bytes.length; at += pieceBytes) {
        yield await Promise.resolve(bytes.subarray(at, at + pieceBytes));
      }
    },
  };
}

/** One of the samples of other shops. */
export function sample(name: string): string {
  return readFileSync(new URL(`../../samples/${name}`, import.meta.url), 'utf8');
}

/** Everything that a file has. */
export async function read(content: string | Uint8Array, options: ReadOptions = {}) {
  const source = fileOf(content, 997);
  const index = await indexFile(source, { currency: 'USD', ...options });
  const products: FileProduct[] = [];
  for await (const product of readProducts(source, index, { currency: 'USD', ...options }))
    products.push(product);
  return {
    index,
    products,
    problems: products.flatMap(({ problems }) => problems),
    notices: products.flatMap(({ notices }) => notices),
  };
}

/** The only product of a file. */
export async function readOne(content: string | Uint8Array, options: ReadOptions = {}) {
  const { products } = await read(content, options);
  const [product] = products;
  if (!product || products.length > 1) throw new Error(`There are ${products.length} products`);
  return product;
}
