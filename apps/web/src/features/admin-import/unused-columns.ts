/** Columns of other shops' files that have no counterpart here, in lower case. */
const UNUSED: ReadonlySet<string> = new Set([
  ...['gift card', 'cost per item', 'collection', 'custom product type'],
  ...['variant inventory tracker', 'inventory tracker', 'continue selling when out of stock'],
  ...['variant inventory policy', 'variant fulfillment service', 'fulfillment service'],
  ...['variant taxable', 'charge tax', 'variant tax code', 'tax code'],
]);

/** Shopify's columns for Google, and those for a market, such as `Price / Poland`. */
const UNUSED_GROUPS = /^(google shopping|included|price|compare at price) \/ /;

/** Whether a column is known, and the shop has nothing that it says. */
export function isUnused(header: string): boolean {
  const key = header.trim().toLowerCase();
  return UNUSED.has(key) || UNUSED_GROUPS.test(key);
}
