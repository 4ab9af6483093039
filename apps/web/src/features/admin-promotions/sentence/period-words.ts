import type { PromotionInput } from '@shop/shared';
import { inShopTime } from '../../../lib/time/shop-moment';

const MIDNIGHT = 'T00:00';

/** When a promotion begins and ends, such as `from Nov 27 through Dec 3, 2026`; empty if it always applies. */
export function periodWords(
  { from, until }: Pick<PromotionInput, 'from' | 'until'>,
  timeZone: string,
): string {
  return [
    from !== undefined && `from ${startWords(from, timeZone)}`,
    until !== undefined && endWords(until, timeZone),
  ]
    .filter(Boolean)
    .join(' ');
}

function startWords(moment: string, timeZone: string): string {
  return momentWords(moment, timeZone, !isMidnight(moment, timeZone));
}

/** What ends at midnight applies through the day before. */
function endWords(moment: string, timeZone: string): string {
  if (!isMidnight(moment, timeZone)) return `until ${momentWords(moment, timeZone, true)}`;
  const lastDay = new Date(Date.parse(moment) - 1).toISOString();
  return `through ${momentWords(lastDay, timeZone, false)}`;
}

function isMidnight(moment: string, timeZone: string): boolean {
  return inShopTime(moment, timeZone).endsWith(MIDNIGHT);
}

function momentWords(moment: string, timeZone: string, hasTime: boolean): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    ...(hasTime && { timeStyle: 'short' }),
    timeZone,
  }).format(new Date(moment));
}
