/** What was sold of a product or variant. */
export interface Sold {
  pieces: number;
  /** Before discounts. */
  cents: number;
}

/** By the id of the product, or by those of product and variant: `<product>:<variant>`. */
export type SoldByItem = Map<string, Sold>;

/**
 * Packs what was sold on a day as one text: a list of ids, pieces and cents. A period has tens of thousands of these,
 * and a database takes ten times as long to send them as documents.
 */
export function packSold(sold: SoldByItem): string {
  return JSON.stringify([...sold].flatMap(([item, { pieces, cents }]) => [item, pieces, cents]));
}

/** What was sold on a day, as `packSold` lists it. */
export type SoldList = readonly (string | number)[];

export function unpackSold(packed: string): SoldList {
  return JSON.parse(packed) as SoldList;
}

/**
 * Adds what was sold on a day.
 * @param keyOf what it is added up by, such as the product alone; undefined leaves it out.
 */
export function addSold(
  sold: SoldByItem,
  list: SoldList,
  keyOf: (item: string) => string | undefined = (item) => item,
): void {
  for (let at = 0; at < list.length; at += 3) {
    const key = keyOf(String(list[at]));
    if (key !== undefined) addTo(sold, key, Number(list[at + 1]), Number(list[at + 2]));
  }
}

/** The id of the product of something sold. */
export function productOf(item: string): string {
  const end = item.indexOf(':');
  return end < 0 ? item : item.slice(0, end);
}

/**
 * The items of which most pieces were sold, the most first; of as many pieces, those for the most money. Tens of
 * thousands are looked at, so they are not sorted.
 */
export function mostSold(sold: SoldByItem, count: number): [item: string, sold: Sold][] {
  const most: [string, Sold][] = [];
  for (const one of sold) {
    const last = most[count - 1];
    if (last && !isMore(one[1], last[1])) continue;
    const place = most.findIndex(([, other]) => isMore(one[1], other));
    most.splice(place < 0 ? most.length : place, 0, one);
    if (most.length > count) most.pop();
  }
  return most;
}

const isMore = (one: Sold, other: Sold) =>
  one.pieces > other.pieces || (one.pieces === other.pieces && one.cents > other.cents);

/** Adds pieces of one product or variant. */
export function addTo(sold: SoldByItem, item: string, pieces: number, cents: number): void {
  const known = sold.get(item);
  if (known) {
    known.pieces += pieces;
    known.cents += cents;
  } else sold.set(item, { pieces, cents });
}
