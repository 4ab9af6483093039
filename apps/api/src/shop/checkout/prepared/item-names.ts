import { itemKey, nameWithVariant, variantName, type OrderItem } from '@shop/shared';
import { ProductModel, variantsIn } from '../../catalog/index.js';

/** How each item is called now, in the same order; null for a product that the shop does not have any more. */
export async function itemNames(items: readonly OrderItem[]): Promise<(string | null)[]> {
  const [products, variants] = await Promise.all([
    ProductModel.find({ _id: { $in: items.map(({ product }) => product) } }, { name: 1 }).lean(),
    variantsIn(items),
  ]);
  const names = new Map(products.map(({ _id, name }) => [_id.toHexString(), name]));
  return items.map(({ product, variant: chosen }) => {
    const name = names.get(product);
    const variant = variants.get(chosen ?? '');
    if (name === undefined) return null;
    return variant
      ? nameWithVariant({ name, variant: { name: variantName(variant.values) } })
      : name;
  });
}

/** `2 × Lamp, 1 × Chair` */
export async function itemsInWords(items: readonly OrderItem[]): Promise<string> {
  const names = await itemNames(items);
  return items
    .map((item, index) => `${item.quantity} × ${names[index] ?? itemKey(item)}`)
    .join(', ');
}
