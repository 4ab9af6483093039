import {
  hasLeftShop,
  isHeld,
  isManual,
  leftToReturn,
  leftToSend,
  nameWithVariant,
  packedIn,
  splitUnsent,
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

/** Those of these pieces that the shop then does not send, and refunds by itself: see `splitUnsent`. */
export function notSentOnWithdrawal(order: OrderDetails, wanted: readonly Pieces[]): Pieces[] {
  const { status, payment, products, parcels, keptBack } = order;
  const isRefunded = isHeld(payment.state) && !isManual(payment.provider) && !isHeldByBank(payment);
  if (hasLeftShop(status) || !parcels || !isRefunded) return [];
  return splitUnsent(wanted, leftToSend(products, parcels, keptBack)).unsent;
}

/** Whether a bank has the money until a dispute is decided: the shop then returns nothing by itself. */
function isHeldByBank({ dispute }: OrderDetails['payment']): boolean {
  return dispute?.state === 'open' && !dispute.inquiry && dispute.otherAmount === undefined;
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
