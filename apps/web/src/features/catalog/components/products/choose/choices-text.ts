import type { ProductOption } from '@shop/shared';

/** How much there is to choose: `3 choices of Size, 4 of Color`. */
export function choicesText(options: readonly ProductOption[]): string {
  return options
    .map(({ name, values }, index) => {
      const noun = values.length === 1 ? 'choice' : 'choices';
      return index === 0 ? `${values.length} ${noun} of ${name}` : `${values.length} of ${name}`;
    })
    .join(', ');
}
