/** The name of a variant: its values in the order of the options, such as `S / Red`. */
export function variantName(values: readonly string[]): string {
  return values.join(' / ');
}

/** The name of a product with that of its variant, if one is chosen: `Shirt (S / Red)`. */
export function nameWithVariant(item: {
  name: string;
  variant?: { name: string } | undefined;
}): string {
  return item.variant ? `${item.name} (${item.variant.name})` : item.name;
}

/** The form in which names and values of options, and SKUs, are compared: trimmed, without regard to case. */
export function foldedText(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase();
}

/** The form in which combinations of values are compared. */
export function foldedValues(values: readonly string[]): string {
  return values.map(foldedText).join('\u001f');
}

/** What a shopper is asked who has not chosen: `Choose Size and Color of Shirt`. */
export function chooseText(name: string, options: readonly { name: string }[]): string {
  const names = options.map((option) => option.name);
  const last = names.pop() ?? 'a variant';
  return `Choose ${names.length > 0 ? `${names.join(', ')} and ${last}` : last} of ${name}`;
}
