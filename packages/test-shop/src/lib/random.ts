/** The seed in CI, where a run judges a change and must not depend on luck. */
const CI_SEED = 20_261_121;

/** The given seed; without one, a fixed seed in CI and a new one everywhere else. */
export function seedFrom(given: string | undefined): number {
  if (given !== undefined) return Number(given);
  return process.env.CI ? CI_SEED : Math.floor(Math.random() * 1e9);
}

/** Random values that are the same for the same seed. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** An independent generator, so that what one client does changes nothing for another. */
  fork(name: number): Random;
}

/** Starts a generator: a 32-bit counter, mixed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('There is nothing to pick from');
      return list[Math.floor(next() * list.length)] as T;
    },
    fork: (name) => randomFrom(Math.imul(seed + 1, 0x85ebca6b) ^ Math.imul(name + 1, 0xc2b2ae35)),
  };
}
