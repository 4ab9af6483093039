/** Random values, the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
}

/** A multiplicative generator: enough to vary what is tested. */
export function randomFrom(seed: number): Random {
  let state = (seed % 2_147_483_646) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state - 1) / 2_147_483_646;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('There is nothing to pick from');
      return list[Math.floor(next() * list.length)] as T;
    },
  };
}
