/** What a gate asks each time: it judges a change, not its luck. */
const GATE_SEED = 20_261_121;

/** The seed that was asked for; without one the gate's (where `CI` is set), and a new one for everybody else. */
export function seedFrom(asked: string | undefined): number {
  if (asked !== undefined) return Number(asked);
  return process.env.CI ? GATE_SEED : Math.floor(Math.random() * 1e9);
}

/** Chance that is the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Chance of its own for someone else, so that what one does changes nothing for another. */
  fork(name: number): Random;
}

/** A 32-bit counter, stirred. */
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
      if (list.length === 0) throw new Error('There is nothing to pick from');
      return list[Math.floor(next() * list.length)] as T;
    },
    fork: (name) => randomFrom(Math.imul(seed + 1, 0x85ebca6b) ^ Math.imul(name + 1, 0xc2b2ae35)),
  };
}
