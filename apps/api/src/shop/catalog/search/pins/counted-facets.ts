import { attributeKey, type AttributeFilter, type AttributePair, type Facet } from '@shop/search';
import type { Filtered } from '../facets/attribute-pairs.js';

/** What a product can be bought as: all that it has, or each of its combinations with what is true of all. */
export type Kinds = readonly (readonly AttributePair[])[];

/** What a product can be bought as. */
export function kindsOf({ pairs, combinations }: Filtered): Kinds {
  if (!combinations) return [pairs];
  const keyOf = ([name, value]: AttributePair) => `${attributeKey(name)}:${attributeKey(value)}`;
  const chosen = new Set(combinations.flat().map(keyOf));
  const always = pairs.filter((pair) => !chosen.has(keyOf(pair)));
  return combinations.map((combination) => [...always, ...combination]);
}

/** The names of the attributes of which a product has none of the chosen values, in the form that is compared. */
export function missedAttributes(
  attributes: readonly AttributePair[],
  choices: readonly AttributeFilter[],
): string[] {
  return choices
    .filter(({ name, values }) => !attributes.some((own) => isAmong(own, name, values)))
    .map(({ name }) => attributeKey(name));
}

function isAmong([name, value]: AttributePair, wanted: string, values: readonly string[]) {
  const key = attributeKey(value);
  return (
    attributeKey(name) === attributeKey(wanted) && values.some((one) => attributeKey(one) === key)
  );
}

/**
 * Adds a product to the facets that count it.
 * @param missed for each of its kinds, the attributes of which it has none of the chosen values.
 */
export function withProduct(
  facets: readonly Facet[],
  kinds: Kinds,
  missed: readonly (readonly string[])[],
): Facet[] {
  return facets.map(({ name, values }) => {
    const facet = attributeKey(name);
    const counted = kinds.filter((_, at) => missed[at]?.every((key) => key === facet));
    const own = new Map(
      counted
        .flat()
        .filter(([other]) => attributeKey(other) === facet)
        .map(([, value]) => [attributeKey(value), value]),
    );
    const known = values.map(({ value, count }) => ({
      value,
      count: count + (own.delete(attributeKey(value)) ? 1 : 0),
    }));
    return {
      name,
      values: [...known, ...[...own.values()].map((value) => ({ value, count: 1 }))],
    };
  });
}
