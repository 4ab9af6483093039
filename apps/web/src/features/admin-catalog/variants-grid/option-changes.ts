import { foldedText, type ProductOption } from '@shop/shared';

/**
 * Which option each of the new ones was: by its name, then by values in common, and by its place if only texts were
 * changed. Not by place alone: where the first option is removed, the second would get its variants.
 * @returns for each of `options` its place in `before`; undefined for a new one
 */
export function pairOptions(
  before: readonly ProductOption[],
  options: readonly ProductOption[],
): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (isIt: (option: ProductOption, at: number) => boolean) => {
    const found = before.findIndex((option, at) => left.has(at) && isIt(option, at));
    left.delete(found);
    return found === -1 ? undefined : found;
  };
  const byName = options.map(({ name }) =>
    take((one) => foldedText(one.name) === foldedText(name)),
  );
  const byValues = options.map(
    ({ values }, at) =>
      byName[at] ??
      take((one) => one.values.some((value) => foldedSet(values).has(foldedText(value)))),
  );
  const isSameNumber = before.length === options.length;
  return options.map(
    (_option, at) => byValues[at] ?? take((_one, was) => isSameNumber && was === at),
  );
}

/** A value that is gone although there are new ones: one of them may be its new name. */
export interface RenamingQuestion {
  /** The option's place among the new ones. */
  option: number;
  was: string;
  /** The new values. */
  values: readonly string[];
}

/** That a value is another's new name, as it was answered. */
export interface Renaming extends Omit<RenamingQuestion, 'values'> {
  now: string;
}

/** What became of the values of an option. */
interface ValueChanges {
  /** The values that are left, by their folded texts before. */
  kept: Map<string, string>;
  /** Those that are gone, and may have a new name. */
  gone: readonly string[];
  fresh: readonly string[];
}

/**
 * Compares the values of an option. A new value in the place of one that is gone is its new name if all others stand
 * where they stood; anything else could also be another value, which must not get the SKU and stock of the old one.
 * @param known folded values that were there before, whose rows come back: none of them is a new name
 */
export function valueChanges(
  before: readonly string[],
  after: readonly string[],
  known: ReadonlySet<string>,
): ValueChanges {
  const now = new Map(after.map((value) => [foldedText(value), value]));
  const had = foldedSet(before);
  const kept = new Map([...now].filter(([folded]) => had.has(folded)));
  const gone = before.filter((value) => !now.has(foldedText(value)));
  const fresh = after.filter(
    (value) => !had.has(foldedText(value)) && !known.has(foldedText(value)),
  );
  const isInPlace =
    before.length === after.length &&
    before.every((value, at) => {
      const other = after[at] ?? '';
      return (
        foldedText(value) === foldedText(other) || (gone.includes(value) && fresh.includes(other))
      );
    });
  if (!isInPlace) return { kept, gone: fresh.length > 0 ? gone : [], fresh };
  for (const value of gone) kept.set(foldedText(value), after[before.indexOf(value)] ?? value);
  return { kept, gone: [], fresh: [] };
}

const foldedSet = (values: readonly string[]) => new Set(values.map(foldedText));
