import type { PostalAddress } from '@shop/shared';

/** The lines of an address, without the name; undefined without a company or a street. */
export function addressLines({
  company,
  line1,
  line2,
  city,
  state,
  postalCode,
  country,
}: PostalAddress): string | undefined {
  if (!company && !line1) return undefined;
  const place = [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  return [company, line1, line2, place, country].filter(Boolean).join('\n');
}
