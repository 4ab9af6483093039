import type { ProductOption } from '@shop/shared';

/** How much there is to choose: `3 choices of size, 4 of color`. */
export function choicesText(options: readonly ProductOption[]): string {
  return options
    .map(({ name, values }, index) => {
      const noun = values.length === 1 ? 'choice' : 'choices';
      const count = index === 0 ? `${values.length} ${noun}` : String(values.length);
      return `${count} of ${amidSentence(name)}`;
    })
    .join(', ');
}

/** A name as it is written amid a sentence. One with other capitals, such as RAM, keeps them. */
function amidSentence(name: string): string {
  return /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLowerCase() : name;
}
