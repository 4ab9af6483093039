import {
  chosenByName,
  readChosenValue,
  withShopSign,
  type Category,
  type ListingCounts,
} from '@shop/shared';
import type { Filters } from '../../../filters';

/** A filter that could be removed from a list. */
export interface Removal {
  label: string;
  /** What the other filters leave, as far as the counts of this filter's options tell; for stock they tell nothing. */
  found: number;
  /** Whether that is a number of products. */
  isCounted: boolean;
  without: Filters;
}

/** The filters of a list, each as one that could be removed. */
export function removalsFrom(
  filters: Filters,
  counts: ListingCounts | undefined,
  categories: readonly Category[],
): Removal[] {
  const { price, inStock, attributes } = filters;
  const brands = counts?.brands ?? [];
  const isCategory = ({ slug }: Category) => filters.categories.includes(slug);
  const isBrand = ({ slug }: { slug: string }) => filters.brands.includes(slug);
  const valuesOf = (name: string) =>
    counts?.facets?.find((facet) => facet.name.toLowerCase() === name.toLowerCase())?.values;
  return [
    {
      label: listed(namesOf(categories.filter(isCategory))),
      found: sum(highest(counts?.categories ?? [], categories)),
      isCounted: true,
      without: { ...filters, categories: [] },
    },
    {
      label: listed(namesOf(brands.filter(isBrand))),
      found: sum(brands),
      // Products without a brand are not among them.
      isCounted: false,
      without: { ...filters, brands: [] },
    },
    ...chosenByName(attributes).map(({ name, values }) => ({
      label: `${name}: ${listed(values)}`,
      found: sum(valuesOf(name) ?? []),
      // A product may have several of these values, or none.
      isCounted: false,
      without: { ...filters, attributes: attributes.filter((text) => !isOf(text, name)) },
    })),
    {
      label: price ? withShopSign(price.label) : '',
      found: sum(counts?.prices.map((count) => ({ count })) ?? []),
      isCounted: true,
      without: { ...filters, price: undefined },
    },
    {
      label: inStock ? IN_STOCK : '',
      found: 0,
      isCounted: true,
      without: { ...filters, inStock: false },
    },
  ].filter(({ label }) => label !== '');
}

/** The label of the filter by stock. */
export const IN_STOCK = 'In stock';

/** Names as part of a sentence. */
export const listed = (names: readonly string[]) => AND.format(names);

const AND = new Intl.ListFormat('en');

const namesOf = (named: readonly { name: string }[]) => named.map(({ name }) => name);

const sum = (counted: readonly { count: number }[]) =>
  counted.reduce((total, { count }) => total + count, 0);

/** Each category's count includes those below it. */
function highest(counts: ListingCounts['categories'], categories: readonly Category[]) {
  const counted = new Set(counts.map(({ _id }) => _id));
  const parentOf = new Map(categories.map(({ _id, parent }) => [_id, parent]));
  return counts.filter(({ _id }) => !counted.has(parentOf.get(_id) ?? ''));
}

/** Whether a chosen value is of an attribute. */
const isOf = (text: string, name: string) =>
  readChosenValue(text)?.name.toLowerCase() === name.toLowerCase();
