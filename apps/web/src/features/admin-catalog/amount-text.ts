/** An amount of dollars as it stands in a field, such as 49.90; empty without one. */
export function amountText(dollars: number | null | undefined): string {
  return dollars == null ? '' : dollars.toFixed(2);
}

/** A text of a field in the spelling that the shop compares, such as 49.9. */
export function plainAmount(text: string): string {
  return text.trim() === '' ? '' : String(Number(text));
}
