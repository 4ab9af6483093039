import { isPostalCode } from '../addresses';

/**
 * A range of postal codes as it is typed: `1000-1999`, or one code alone. Some countries write a hyphen in their codes:
 * then `00-950` is one of Poland, and `00-001-00-950` a range.
 */
export function rangeOf(typed: string, countries: readonly string[] = []) {
  const line = typed.replaceAll(/\s/g, '').replaceAll('–', '-');
  const hyphens = [...line.matchAll(/-/g)].map(({ index }) => index);
  const middle = hyphens.length % 2 === 1 ? hyphens[(hyphens.length - 1) / 2] : undefined;
  if (middle === undefined || countries.some((country) => isPostalCode(line, country)))
    return { from: line, to: line };
  return { from: line.slice(0, middle), to: line.slice(middle + 1) };
}
