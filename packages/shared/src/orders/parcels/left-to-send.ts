import { sumOf } from '../../pricing/arithmetic/sum.js';
import type { Pieces } from '../pieces.js';
import { hasLeftShop, type OrderStatus } from '../status/status-table.js';

interface Packed {
  lines: readonly Pieces[];
}

/** The pieces of these lines that are to be sent, and in none of the parcels yet. */
export function leftToSend(
  lines: readonly Pieces[],
  parcels: readonly Packed[] = [],
  keptBack: readonly Pieces[] = [],
): Pieces[] {
  return lines.flatMap(({ line, quantity }) => {
    const left = quantity - packedOf(line, [...parcels, { lines: keptBack }]);
    return left > 0 ? [{ line, quantity: left }] : [];
  });
}

/** The pieces of these lines that are in parcels. */
export function packedIn(lines: readonly Pieces[], parcels: readonly Packed[] = []): Pieces[] {
  return lines.flatMap(({ line, quantity }) => {
    const packed = Math.min(quantity, packedOf(line, parcels));
    return packed > 0 ? [{ line, quantity: packed }] : [];
  });
}

function packedOf(line: string, parcels: readonly Packed[]): number {
  const pieces = parcels.flatMap((parcel) => parcel.lines.filter((one) => one.line === line));
  return sumOf(pieces, ({ quantity }) => quantity);
}

/** What decides whether anything of a cancelled order was sent before. */
interface Cancelled {
  lines: readonly Pieces[];
  parcels?: readonly Packed[] | undefined;
  /** Every status it has had, oldest first. */
  history: readonly { status: OrderStatus }[];
}

/** What the buyer of a cancelled order reads about its pieces, who may have been told before that they are on their way. */
export function cancelledText({ lines, parcels = [], history }: Cancelled): string {
  const before = history.at(-2)?.status;
  const isInParcels = parcels.length > 0;
  if ((before && hasLeftShop(before)) || (isInParcels && leftToSend(lines, parcels).length === 0))
    return 'It was sent before. If it still reaches you, please contact us.';
  if (isInParcels)
    return 'A part of it was sent before, and the rest will not be sent. Please contact us about that part.';
  return 'Nothing will be sent.';
}
