/** Values looked up in one statement. */
export const MAX_AT_ONCE = 512;

/** As many as a power of two, the last one repeated, so that there are few different statements to prepare. */
export function padded<T>(values: readonly T[]): T[] {
  const length = 2 ** Math.ceil(Math.log2(values.length));
  return [
    ...values,
    ...Array.from({ length: length - values.length }, () => values.slice(-1)).flat(),
  ];
}

/** Numbers that come as one text take a fraction of the time that as many rows take. */
export function listed(text: unknown): number[] {
  return JSON.parse(text as string) as number[];
}
