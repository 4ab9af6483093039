const { PRICED_ORDERS = 1000, PRICED_SLICE } = process.env;

/** Spreads the numbers of slices over all seeds: neighbouring seeds begin alike. */
const SPREAD = 0x9e3779b1;

/**
 * How many orders a property is checked on: a thousand, unless the long tests ask for more. They ask for slices, whose
 * orders are always the same; otherwise they differ each time.
 */
export const RUNS = {
  numRuns: Number(PRICED_ORDERS),
  ...(PRICED_SLICE !== undefined && { seed: Math.imul(Number(PRICED_SLICE), SPREAD) }),
};
