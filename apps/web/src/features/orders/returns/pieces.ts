import { leftToReturn, nameWithVariant, type OrderDetails } from '@shop/shared';

type Pieces = readonly { line: string; quantity: number }[];

/** Pieces of a line that can be chosen. */
export interface ChoosablePieces {
  line: string;
  name: string;
  /** How many there are. */
  left: number;
}

/** These pieces of an order, with their names. */
export function namedPieces(products: OrderDetails['products'], pieces: Pieces): ChoosablePieces[] {
  return pieces.map(({ line, quantity }) => {
    const product = products.find((one) => one.line === line);
    return { line, name: product ? nameWithVariant(product) : 'a product', left: quantity };
  });
}

/** `2 × Lamp, 1 × Sofa` */
export function piecesText(products: OrderDetails['products'], pieces: Pieces): string {
  return namedPieces(products, pieces)
    .map(({ name, left }) => `${left} × ${name}`)
    .join(', ');
}

/** The pieces of an order that its buyer can still send back. */
export function returnablePieces({
  products,
  returns = [],
  refunds = [],
}: OrderDetails): ChoosablePieces[] {
  const lines = products.map(({ line, quantity }) => ({ line, quantity }));
  return namedPieces(products, leftToReturn({ lines, returns, refunds }));
}

/** How many pieces of each line were chosen, by the lines' ids. */
export type ChosenPieces = Readonly<Record<string, number>>;

/** The chosen pieces as calls have them. */
export function chosenLines(chosen: ChosenPieces) {
  return Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ line, quantity }));
}
