import { formatDollars } from '@shop/shared';

/** The name of something with this id. */
export type NameOf = (id: string) => string;

const all = new Intl.ListFormat('en-US', { type: 'conjunction' });
const one = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** `Chairs, Tables, and Lamps`. */
export const listed = (texts: readonly string[]) => all.format(texts);
/** `Chairs or Tables`. */
export const either = (texts: readonly string[]) => one.format(texts);

/** `1 piece`, `3 pieces`. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? singular : plural}`;
}

/** `once`, `3 times`. */
export function timesText(times: number): string {
  return times === 1 ? 'once' : counted(times, 'time');
}

/** `$20`, `$4.90`. */
export function dollarText(dollars: number): string {
  return formatDollars(dollars).replace(/\.00$/, '');
}

const ORDINALS = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });

/** `3rd`. */
export function ordinal(number: number): string {
  return `${number}${ORDINALS[ordinals.select(number)]}`;
}
