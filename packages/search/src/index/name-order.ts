/** Bytes by which names are sorted. */
const NAME_KEY_BYTES = 16;

/** The beginnings of names as lists sort them, one after the other. */
export function nameKeysOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const keys = new Uint8Array(names.length * NAME_KEY_BYTES);
  const encoder = new TextEncoder();
  names.forEach((name, row) =>
    encoder.encodeInto(name, keys.subarray(row * NAME_KEY_BYTES, (row + 1) * NAME_KEY_BYTES)),
  );
  return keys;
}

/** The place of each name among all; equal ones share it. */
export function nameRanksOf(nameKeys: Uint8Array): Uint32Array<ArrayBuffer> {
  const rows = Uint32Array.from({ length: nameKeys.length / NAME_KEY_BYTES }, (_, row) => row);
  rows.sort((a, b) => compareNames(nameKeys, a, nameKeys, b));
  const ranks = new Uint32Array(rows.length);
  rows.forEach((row, place) => {
    const before = rows[place - 1] ?? row;
    const isEqual = place > 0 && compareNames(nameKeys, before, nameKeys, row) === 0;
    ranks[row] = isEqual ? (ranks[before] ?? 0) : place;
  });
  return ranks;
}

/** Compares the names of two rows, each of its own segment. */
export function compareNames(left: Uint8Array, a: number, right: Uint8Array, b: number): number {
  for (let at = 0; at < NAME_KEY_BYTES; at += 1) {
    const difference = (left[a * NAME_KEY_BYTES + at] ?? 0) - (right[b * NAME_KEY_BYTES + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
