/** The names of all rows as lists sort them, in UTF-8, one after the other. */
export interface NameTable {
  bytes: Uint8Array<ArrayBuffer>;
  /** Where each name begins, and one more. */
  starts: Uint32Array<ArrayBuffer>;
  /** The place of each name among all; equal ones share it. */
  ranks: Uint32Array<ArrayBuffer>;
}

export function buildNameTable(names: readonly string[]): NameTable {
  const encoded = names.map((name) => Buffer.from(name));
  const starts = new Uint32Array(names.length + 1);
  encoded.forEach(({ length }, row) => (starts[row + 1] = (starts[row] ?? 0) + length));
  const bytes = new Uint8Array(starts[names.length] ?? 0);
  encoded.forEach((name, row) => bytes.set(name, starts[row]));
  return { bytes, starts, ranks: ranksOf(encoded) };
}

function ranksOf(names: readonly Buffer[]): Uint32Array<ArrayBuffer> {
  const rows = Uint32Array.from(names.keys());
  const compare = (a: number, b: number) =>
    Buffer.compare(names[a] ?? Buffer.alloc(0), names[b] ?? Buffer.alloc(0));
  rows.sort(compare);
  const ranks = new Uint32Array(rows.length);
  rows.forEach((row, place) => {
    const before = rows[place - 1] ?? row;
    const isEqual = place > 0 && compare(before, row) === 0;
    ranks[row] = isEqual ? (ranks[before] ?? 0) : place;
  });
  return ranks;
}

/** Compares the names of two rows, each of its own table. */
export function compareNames(left: NameTable, a: number, right: NameTable, b: number): number {
  return Buffer.compare(nameAt(left, a), nameAt(right, b));
}

function nameAt({ bytes, starts }: NameTable, row: number): Uint8Array {
  return bytes.subarray(starts[row], starts[row + 1]);
}
