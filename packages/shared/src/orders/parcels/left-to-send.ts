import { sumOf } from '../../pricing/arithmetic/sum.js';
import type { Pieces } from '../pieces.js';

interface Packed {
  lines: readonly Pieces[];
}

/** The pieces of these lines that are in none of the parcels yet. */
export function leftToSend(lines: readonly Pieces[], parcels: readonly Packed[] = []): Pieces[] {
  return lines.flatMap(({ line, quantity }) => {
    const left = quantity - packedOf(line, parcels);
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
