import {
  nameWithVariant,
  packedIn,
  WAITING_STATUSES,
  type AdminOrderDetails,
  type OrderEditInput,
} from '@shop/shared';

/** How many pieces each line is to have, by the lines' ids; a line that is not there keeps all. */
export type EditEntry = Readonly<Record<string, number>>;

/** A line that can have fewer pieces. */
export interface EditableLine {
  line: string;
  name: string;
  quantity: number;
  /** Pieces that are on their way already. */
  sent: number;
}

/** Whether a part of an order is refunded: its pieces are counted by that from then on. */
export function isPartlyRefunded({ refunds = [] }: Pick<AdminOrderDetails, 'refunds'>): boolean {
  return refunds.some(({ state, surplus }) => state !== 'failed' && !surplus);
}

/** Whether the buyer has withdrawn from pieces that were not sent: these go back with their return. */
export function isPartlyWithdrawn({ keptBack = [] }: Pick<AdminOrderDetails, 'keptBack'>): boolean {
  return keptBack.length > 0;
}

/** The lines of an order that could have fewer pieces: none once it is shipped. */
export function editableLines(order: AdminOrderDetails): EditableLine[] {
  const { status, products, parcels, payment } = order;
  if (!WAITING_STATUSES.includes(status) || payment.dispute) return [];
  const packed = packedIn(products, parcels);
  const pieces = products.reduce((sum, { quantity }) => sum + quantity, 0);
  return products.flatMap((product) => {
    const { line, quantity } = product;
    const sent = packed.find((one) => one.line === line)?.quantity ?? 0;
    const isFixed = sent >= quantity || pieces === 1;
    return isFixed ? [] : [{ line, name: nameWithVariant(product), quantity, sent }];
  });
}

/** The lines that change, as calls have them. */
export function linesOf(lines: readonly EditableLine[], entry: EditEntry): OrderEditInput['lines'] {
  return lines.flatMap(({ line, quantity: quantityBefore }) => {
    const quantity = entry[line] ?? quantityBefore;
    return quantity === quantityBefore ? [] : [{ line, quantity, quantityBefore }];
  });
}
