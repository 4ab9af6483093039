import type { CartProduct } from '@shop/shared';

/** The variant that was chosen, named by what it is of where that is one thing: “Size: 8”, but “S / Red”. */
export function chosenText({ options = [], variant }: Pick<CartProduct, 'options' | 'variant'>) {
  const [only, ...others] = options;
  return variant && only && others.length === 0 ? `${only.name}: ${variant.name}` : variant?.name;
}
