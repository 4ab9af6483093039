/** How many orders a property is checked on: a thousand, unless the long tests ask for more. */
export const RUNS = { numRuns: Number(process.env.PRICED_ORDERS ?? 1000) };
