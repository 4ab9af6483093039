import {
  hasLeftShop,
  leftToReturn,
  nameWithVariant,
  packedIn,
  type OrderDetails,
  type Pieces,
} from '@shop/shared';

/** Pieces of a line that can be chosen. */
export interface ChoosablePieces {
  line: string;
  name: string;
  /** How many there are. */
  left: number;
}

/** These pieces of an order, with their names. */
export function namedPieces(
  products: OrderDetails['products'],
  pieces: readonly Pieces[],
): ChoosablePieces[] {
  return pieces.map(({ line, quantity }) => {
    const product = products.find((one) => one.line === line);
    return { line, name: product ? nameWithVariant(product) : 'a product', left: quantity };
  });
}

/** `2 × Lamp, 1 × Sofa` */
export function piecesText(products: OrderDetails['products'], pieces: readonly Pieces[]): string {
  return namedPieces(products, pieces)
    .map(({ name, left }) => `${left} × ${name}`)
    .join(', ');
}

/** The pieces of an order that its buyer can still send back: those that they have got, or are about to get. */
export function returnablePieces(order: OrderDetails): ChoosablePieces[] {
  const { status, products, parcels } = order;
  return leftOf(order, hasLeftShop(status) ? products : packedIn(products, parcels));
}

/** The pieces of an order that its buyer can still withdraw from. */
export function withdrawablePieces(order: OrderDetails): ChoosablePieces[] {
  return leftOf(order, order.products);
}

function leftOf({ products, returns = [], refunds = [] }: OrderDetails, sent: readonly Pieces[]) {
  return namedPieces(products, leftToReturn({ lines: products, sent, returns, refunds }));
}

/** How many pieces of each line were chosen, by the lines' ids. */
export type ChosenPieces = Readonly<Record<string, number>>;

/** The chosen pieces as calls have them. */
export function chosenLines(chosen: ChosenPieces) {
  return Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }));
}
