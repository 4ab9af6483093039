import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { indexFile, readProducts, type FileProduct } from '@shop/product-files';
import { analyseProduct, ProductIndex, SegmentBuilder } from '@shop/search';
import { isEnglish } from '@shop/search/english';

const FILES = [
  'packt-Product-data.csv',
  'mikolajroszak-products_export_1.csv',
  'medusa-exported-products.csv',
  'spree-products.csv',
];
const resolve = createRequire(import.meta.url).resolve;
const idOf = (number: number, filler: string) => number.toString(16).padStart(24, filler);

/** The products of other shops' files, and an index of them. The number of a product is its id in base 16. */
export async function othersIndex() {
  const products = (await Promise.all(FILES.map(productsIn))).flat();
  const categoryNames = [...new Set(products.map(categoryOf))];
  const builder = new SegmentBuilder();
  products.forEach((product, at) => {
    const { name = '', description = '', tags = [], attributes = [] } = product.fields;
    const options = product.variants.flatMap(({ values }) => values);
    const values = [...options, ...attributes.map(({ value }) => value), ...tags];
    builder.add(
      analyseProduct({
        id: idOf(at, '0'),
        name,
        nameKey: name.toLowerCase(),
        description,
        values: [...new Set(values)].join(', '),
        category: idOf(categoryNames.indexOf(categoryOf(product)), 'c'),
        createdAt: -at,
        priceCents: product.variants[0]?.price ?? 0,
        quantity: 1,
      }),
    );
  });
  const index = new ProductIndex(builder.build(), isEnglish);
  index.setCategories(categoryNames.map((name, at) => [idOf(at, 'c'), name] as const));
  return { index, names: products.map(({ fields }) => fields.name ?? '') };
}

const categoryOf = ({ fields }: FileProduct) => fields.category?.split('>').at(-1)?.trim() ?? '';

async function productsIn(file: string): Promise<FileProduct[]> {
  const bytes = readFileSync(resolve(`@shop/product-files/samples/${file}`));
  const source = {
    async *open() {
      yield await Promise.resolve(bytes);
    },
  };
  const options = { currency: 'USD' };
  const index = await indexFile(source, options);
  const products: FileProduct[] = [];
  for await (const product of readProducts(source, index, options)) products.push(product);
  return products;
}
