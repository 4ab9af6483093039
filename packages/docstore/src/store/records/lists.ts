/** Values looked up in one statement. */
export const MAX_AT_ONCE = 512;

/** Pads to a power of two by repeating the last value, so that there are few distinct statements to prepare. */
export function padded<T>(values: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return [
    ...values,
    ...Array.from({ length: length - values.length }, () => values.slice(-1)).flat(),
  ];
}

/** Parses numbers that SQLite returned as one JSON text, which is several times faster than as many rows. */
export function listed(text: unknown): number[] {
  return JSON.parse(text as string) as number[];
}
