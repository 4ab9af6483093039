/** What a quote of 20 lines may take of the shop's CPU with 200 promotions, in milliseconds. */
const QUOTE_CPU_MS = 5;
/** How long a change in the cart may take the server to price, in milliseconds. */
const QUOTE_MS = 100;
/** How many checkouts a second there have to be beside those of another source checkout, by so many clients. */
const OF_OTHER = 0.9;
const CLIENTS = 16;

/** The names of the columns that have goals. */
const CPU = 'CPU shop, ms';
const TIME = 'in all, ms';
const RATE = 'a second';

/** A quote as the table has it. */
export interface QuoteRow {
  shop: string;
  [CPU]: string;
  [TIME]: string;
}

/** Checkouts as the table has them. */
export interface CheckoutRow {
  shop: string;
  'at a time': number;
  [RATE]: string;
}

/** The names of a shop with rules, of this source checkout and of the other one. */
export type Pair = readonly [own: string, other: string];

/** A line for each goal: what was measured, and whether it misses. */
export interface Goal {
  what: string;
  goal: string;
  measured: string;
  missed: boolean;
}

/** What the figures of this source checkout should be, and are. */
export function goalsOf(
  quotes: readonly QuoteRow[],
  checkouts: readonly CheckoutRow[],
  pairs: readonly Pair[],
): Goal[] {
  const rateOf = (name: string) =>
    Number(
      checkouts.find((row) => row.shop === name && row['at a time'] === CLIENTS)?.[RATE] ?? NaN,
    );
  return [
    ...quotes.flatMap((row) => [quoteGoal(row, CPU, QUOTE_CPU_MS), quoteGoal(row, TIME, QUOTE_MS)]),
    ...pairs.map(([own, other]) => {
      const ratio = rateOf(own) / rateOf(other);
      return {
        what: `${CLIENTS} at a time, ${own}`,
        goal: `${OF_OTHER} of the other`,
        measured: ratio.toFixed(2),
        missed: !(ratio >= OF_OTHER),
      };
    }),
  ];
}

function quoteGoal(row: QuoteRow, figure: typeof CPU | typeof TIME, below: number): Goal {
  const measured = row[figure];
  return {
    what: `quote, ${row.shop}: ${figure}`,
    goal: `below ${below}`,
    measured,
    // What could not be measured is not a number.
    missed: !(Number(measured) < below),
  };
}
