import { foldedText } from '../variants/variant-texts.js';

/** Something to know of a product, such as `Material` and `Oak`. */
export interface Attribute {
  name: string;
  value: string;
}

/** Attributes as a form has them: a line `Name: value` for each. */
export function attributesText(attributes: readonly Attribute[] = []): string {
  return attributes.map(({ name, value }) => `${name}: ${value}`).join('\n');
}

/**
 * Reads attributes from a form. The first colon of a line ends the name; a tab does so too, so that two columns of a
 * spreadsheet can be pasted. A name may have several values, but each only once.
 */
export function readAttributes(text: string): Attribute[] {
  const attributes = linesOf(text).map((line) => {
    const [name = '', value = ''] = line.split(/[:\t](.*)/su);
    return { name: name.trim(), value: value.trim() };
  });
  return distinct(attributes, ({ name, value }) => `${foldedText(name)}:${foldedText(value)}`);
}

/** Tags as a form has them, separated by commas. */
export function tagsText(tags: readonly string[] = []): string {
  return tags.join(', ');
}

/** Reads tags from a form, each only once, without regard to case. */
export function readTags(text: string): string[] {
  return distinct(
    text
      .split(/[,\n]/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    foldedText,
  );
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function distinct<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const firsts = new Map<string, Item>();
  for (const item of items) if (!firsts.has(keyOf(item))) firsts.set(keyOf(item), item);
  return [...firsts.values()];
}
