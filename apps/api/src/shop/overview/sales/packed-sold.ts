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

/** Adds what was sold on a day. */
export function addSold(sold: SoldByItem, packed: string): void {
  const list = JSON.parse(packed) as (string | number)[];
  for (let at = 0; at < list.length; at += 3)
    addTo(sold, String(list[at]), Number(list[at + 1]), Number(list[at + 2]));
}

/** Adds pieces of one product or variant. */
export function addTo(sold: SoldByItem, item: string, pieces: number, cents: number): void {
  const known = sold.get(item);
  if (known) {
    known.pieces += pieces;
    known.cents += cents;
  } else sold.set(item, { pieces, cents });
}
