/** The sum of whole numbers. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}

/** The sum of what each of the things counts for. */
export function sumOf<T>(things: readonly T[], count: (thing: T) => number): number {
  return things.reduce((before, thing) => before + count(thing), 0);
}
