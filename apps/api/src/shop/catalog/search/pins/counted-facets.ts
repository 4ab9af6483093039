import { attributeKey, type AttributeFilter, type AttributePair, type Facet } from '@shop/search';

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
 * @param missed attributes of which it has none of the chosen values.
 */
export function withProduct(
  facets: readonly Facet[],
  attributes: readonly AttributePair[],
  missed: readonly string[],
): Facet[] {
  return facets.map(({ name, values }) => {
    const isCounted = missed.every((key) => key === attributeKey(name));
    const own = new Map(
      attributes
        .filter(([other]) => isCounted && attributeKey(other) === attributeKey(name))
        .map(([, value]) => [attributeKey(value), value]),
    );
    const counted = values.map(({ value, count }) => ({
      value,
      count: count + (own.delete(attributeKey(value)) ? 1 : 0),
    }));
    return {
      name,
      values: [...counted, ...[...own.values()].map((value) => ({ value, count: 1 }))],
    };
  });
}
