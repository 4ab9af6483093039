import { PAGE_ROUTES } from '@shop/shared';
import { StockMovementModel, ProductModel } from '../catalog/index.js';
import type { Letter, MailWriter } from '../mail/index.js';
import { OrderModel } from '../orders/index.js';

/** Tells the shop which products an order has left low in stock; nothing if they were before. @param id of the order */
export const writeLowStock: MailWriter = async (id, { name, email, lowStock }) => {
  const order = await OrderModel.findById(id, { number: 1, lines: 1 }).lean();
  if (!order) return undefined;
  const products = order.lines.map(({ product }) => product);
  const moves = await StockMovementModel.find({
    product: { $in: products },
    order: order.number,
  }).lean();
  const fallen = moves.filter(
    ({ moved, quantity }) => quantity <= lowStock && quantity - moved > lowStock,
  );
  if (fallen.length === 0) return undefined;
  const found = await ProductModel.find(
    { _id: { $in: fallen.map(({ product }) => product) } },
    { name: 1 },
  ).lean();
  const names = new Map(found.map((product) => [product._id.toHexString(), product.name]));
  const rows = fallen.flatMap(({ product, variant, quantity }) => {
    const known = names.get(product.toHexString());
    if (known === undefined) return [];
    return [{ name: variant ? `${known} (${variant.name})` : known, value: `${quantity} left` }];
  });
  return { to: { name, address: email }, letter: lowStockLetter(rows, name) };
};

/** What there is little of. */
export function lowStockLetter(rows: { name: string; value: string }[], shop: string): Letter {
  return {
    subject: `Low in stock at ${shop}`,
    title: 'Low in stock',
    blocks: [
      { type: 'paragraph', text: 'After an order, only a few pieces of this are left:' },
      { type: 'facts', rows },
      {
        type: 'link',
        label: 'Open the products',
        path: `${PAGE_ROUTES.adminProducts}?stock=low`,
        otherwise: 'You’ll find it under “Products” in the administrators’ area.',
      },
    ],
  };
}
