import { expect, it } from 'vitest';
import type { PriceHistory } from './price-history.js';
import { MOST_PAST_PRICES, priorPriceView, pricesAfter } from './prices-after.js';

const NOW = new Date('2026-11-26T09:00:00Z');
const day = (number: number) => new Date(NOW.getTime() + number * 24 * 60 * 60 * 1000);

interface Change {
  day: number;
  priceCents: number;
  compareAtCents?: number;
  wasOffered?: boolean;
  isOffered?: boolean;
}

/** The history after some writes of a price, of which the first makes what is sold. */
function historyOf([first, ...changes]: Change[]) {
  let now: Omit<Change, 'day'> & PriceHistory = first ?? { priceCents: 0 };
  for (const { day: number, wasOffered = true, isOffered = true, ...offer } of changes) {
    now = { ...offer, ...pricesAfter(now, offer, { wasOffered, isOffered, now: day(number) }) };
  }
  return now;
}

it('notes the price until now when it changes, and nothing else', () => {
  expect(pricesAfter(undefined, { priceCents: 900 })).toEqual({});
  expect(pricesAfter({ priceCents: 900 }, { priceCents: 900 })).toEqual({});
  expect(pricesAfter({ priceCents: 900 }, { priceCents: 800 }, { now: NOW })).toEqual({
    pastPrices: [{ cents: 900, until: NOW }],
  });
});

it('takes the lowest price of the 30 days before a sale', () => {
  const { priorCents } = historyOf([
    { day: -90, priceCents: 300 },
    { day: -40, priceCents: 800 },
    { day: -10, priceCents: 1_000 },
    { day: 0, priceCents: 500, compareAtCents: 1_000 },
  ]);
  expect(priorCents).toBe(800);
});

it('counts the price of a former sale, but none that ended more than 30 days before', () => {
  const sales = (end: number) =>
    historyOf([
      { day: -90, priceCents: 1_000 },
      { day: -80, priceCents: 600, compareAtCents: 1_000 },
      { day: end, priceCents: 1_000 },
      { day: 0, priceCents: 700, compareAtCents: 1_000 },
    ]);
  expect(sales(-29).priorCents).toBe(600);
  expect(sales(-31).priorCents).toBe(1_000);
  expect(sales(-31).pastPrices).toEqual([{ cents: 1_000, until: NOW }]);
});

it('keeps it while a sale goes on, and forgets it with the sale', () => {
  const steps = [
    { day: -60, priceCents: 1_000 },
    { day: -50, priceCents: 800, compareAtCents: 1_000 },
    { day: 0, priceCents: 500, compareAtCents: 1_000 },
  ];
  expect(historyOf(steps).priorCents).toBe(1_000);
  expect(historyOf([...steps, { day: 1, priceCents: 1_000 }]).priorCents).toBeNull();
});

it('is today’s price for a compare-at price that nobody has paid', () => {
  const { priorCents } = historyOf([
    { day: -60, priceCents: 500 },
    { day: 0, priceCents: 500, compareAtCents: 1_000 },
  ]);
  expect(priorCents).toBe(500);
});

it('takes the earliest known price of a sale that began before prices were recorded', () => {
  const began = { day: -1, priceCents: 800, compareAtCents: 1_000 };
  expect(priorPriceView(began)).toEqual({ priorPrice: 8 });
  const reduced = historyOf([began, { day: 0, priceCents: 700, compareAtCents: 1_000 }]);
  expect(priorPriceView(reduced)).toEqual({ priorPrice: 8 });
});

it('does not count prices that nobody could buy at', () => {
  const { pastPrices, priorCents } = historyOf([
    { day: -9, priceCents: 100 },
    { day: -8, priceCents: 1_000, wasOffered: false },
    { day: 0, priceCents: 800, compareAtCents: 1_000 },
  ]);
  expect(priorCents).toBe(1_000);
  expect(pastPrices).toEqual([{ cents: 1_000, until: NOW }]);
});

it('counts the price until something was hidden, whatever it cost meanwhile', () => {
  const { pastPrices, priorCents } = historyOf([
    { day: -90, priceCents: 1_000 },
    { day: -9, priceCents: 1_000, isOffered: false },
    { day: -8, priceCents: 2_000, wasOffered: false, isOffered: false },
    { day: -7, priceCents: 2_000, wasOffered: false },
    { day: 0, priceCents: 1_500, compareAtCents: 2_000 },
  ]);
  expect(priorCents).toBe(1_000);
  expect(pastPrices?.map(({ cents }) => cents)).toEqual([1_000, 2_000]);
});

it('keeps a bounded number of prices, and never loses the lowest', () => {
  const daily = Array.from({ length: 3 * MOST_PAST_PRICES }, (_, hour) => ({
    day: -5 + hour / 24,
    priceCents: hour === 3 ? 100 : 1_000 + hour,
  }));
  const { pastPrices = [], priorCents } = historyOf([
    ...daily,
    { day: 0, priceCents: 900, compareAtCents: 2_000 },
  ]);
  expect(pastPrices).toHaveLength(MOST_PAST_PRICES);
  expect(priorCents).toBe(100);
});

it('says nothing about what is not on sale', () => {
  expect(priorPriceView({ priceCents: 900, compareAtCents: 900, priorCents: 800 })).toEqual({});
  expect(priorPriceView({ priceCents: 900, compareAtCents: null })).toEqual({});
});
