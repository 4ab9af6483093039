/** The same text for all items of one product, or of one of its variants. */
export function itemKey({
  product,
  variant,
}: {
  product: string;
  variant?: string | undefined;
}): string {
  return variant ? `${product} ${variant}` : product;
}
