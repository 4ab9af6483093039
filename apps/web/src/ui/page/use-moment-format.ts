import { useMemo } from 'react';
import { useShopDetails } from './shop-details';

type Style = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** Writes moments (ISO 8601) by the shop's clock, as administrators of one shop talk about them. */
export function useMomentFormat({ dateStyle, timeStyle }: Style): (moment: string) => string {
  const { timeZone } = useShopDetails();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat('en-US', { dateStyle, timeStyle, timeZone });
    return (moment) => format.format(new Date(moment));
  }, [dateStyle, timeStyle, timeZone]);
}
