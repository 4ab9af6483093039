import { seenOptions, type StoredOption } from '../../visibility/seen-options.js';

/** How shoppers say sizes that are written as letters. */
const SPOKEN_SIZES: Readonly<Record<string, string>> = {
  XS: 'extra small',
  S: 'small',
  M: 'medium',
  L: 'large',
  XL: 'extra large',
};

/** What shoppers say of the choices of a product, besides their values: “size” and “medium” for the size M. */
export function spokenChoices(options: readonly StoredOption[]): string[] {
  return seenOptions(options).flatMap(({ name, values }) => [
    name,
    ...values.flatMap((value) => SPOKEN_SIZES[value.toUpperCase()] ?? []),
  ]);
}
