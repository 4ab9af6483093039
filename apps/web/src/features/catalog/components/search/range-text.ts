import { formatDollars, type endpoints, type EndpointResponse } from '@shop/shared';

/** The price that a search names. */
export type NamedRange = NonNullable<
  EndpointResponse<typeof endpoints.listCatalogue>['namedPrice']
>;

/** A range of prices as it stands in a sentence: “up to $50.00”. */
export function rangeText({ min = 0, max }: NamedRange): string {
  if (max === undefined) return `from ${formatDollars(min)}`;
  return min > 0
    ? `from ${formatDollars(min)} to ${formatDollars(max)}`
    : `up to ${formatDollars(max)}`;
}
