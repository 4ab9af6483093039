import { foldedText } from '@shop/shared';

/** Something that can be named in a cell. A label may say what it is under: `Men › Shoes`. */
export interface Choice {
  value: string;
  label: string;
}

const lastName = (label: string) => label.split(' › ').at(-1) ?? label;

/** Tried in this order; one that fits several choices decides nothing. */
const WAYS: readonly ((label: string, typed: string) => boolean)[] = [
  (label, typed) => foldedText(label) === typed,
  (label, typed) => foldedText(lastName(label)) === typed,
  (label, typed) => foldedText(label).startsWith(typed),
  (label, typed) => foldedText(lastName(label)).startsWith(typed),
];

/** The choice that a text names, by its whole name or by its beginning, if it can be only one. */
export function chosen<Known extends Choice>(
  text: string,
  choices: readonly Known[],
): Known | undefined {
  const typed = foldedText(text);
  if (typed === '') return undefined;
  for (const fits of WAYS) {
    const [first, ...others] = choices.filter(({ label }) => fits(label, typed));
    if (first && others.length === 0) return first;
  }
  return undefined;
}
