import { useMemo } from 'react';
import { useShopDetails } from './shop-details';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** Formats moments (ISO 8601) in the shop's time zone, so that all administrators see the same times. */
export function useMomentFormat({ dateStyle, timeStyle }: Style): (moment: string) => string {
  const { timeZone } = useShopDetails();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle, timeZone });
    return (moment) => format.format(new Date(moment));
  }, [dateStyle, timeStyle, timeZone]);
}
