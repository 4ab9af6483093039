import type { ShortVariants } from '@shop/shared';

/** `S / Red: 0, M / Blue: 2, 4 more`. */
export function shortText({ count, variants }: ShortVariants): string {
  const more = count - variants.length;
  return [
    ...variants.map(({ name, quantity }) => `${name}: ${quantity}`),
    ...(more > 0 ? [`${more} more`] : []),
  ].join(', ');
}
