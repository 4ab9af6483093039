import { catalogueOf } from '../lib/catalogue.js';

const HEADER = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Qty',
  'Variant Price',
  'Status',
];
const ROW_BYTES = 500;
const BRANDS = 200;

/**
 * A file of products with as many variants each; as many of its rows as said have a price that is none.
 * @param raisedBy dollars and pieces that all have more.
 */
export function productRows({
  products,
  variants,
  wrong,
  raisedBy = 0,
}: Record<'products' | 'variants' | 'wrong', number> & { raisedBy?: number }): string {
  const wrongEach = Math.floor(products / Math.max(1, wrong));
  const rows = catalogueOf(products).flatMap((entry, at) => {
    const { name, description, category, priceCents, quantity } = entry;
    const handle = `bench-${at}`;
    const isWrong = wrong > 0 && at % wrongEach === 0 && at / wrongEach < wrong;
    return Array.from({ length: variants }, (_, variant) => {
      const first = variant === 0;
      const price = isWrong && first ? 'free' : (priceCents / 100 + variant + raisedBy).toFixed(2);
      const row = [
        handle,
        first ? name : '',
        first ? `<p>${description}</p>` : '',
        first ? `Brand ${at % BRANDS}` : '',
        first ? category : '',
        first ? 'bench' : '',
        first ? 'Size' : '',
        `Size ${variant + 1}`,
        `B${at}-${variant}`,
        String(quantity + raisedBy),
        price,
        first ? 'active' : '',
      ];
      return row
        .map(quoted)
        .join(',')
        .padEnd(ROW_BYTES - 1);
    });
  });
  return [HEADER.join(','), ...rows, ''].join('\n');
}

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
