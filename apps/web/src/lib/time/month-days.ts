/**
 * The first and the last day of a month.
 * @param today a day of some month, as in `2026-11-21`
 * @param before how many months earlier
 */
export function monthDays(today: string, before = 0): { from: string; until: string } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
  return { from: day(-before, 1), until: day(1 - before, 0) };
}
