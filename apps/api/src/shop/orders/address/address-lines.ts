import type { PostalAddress } from '@shop/shared';
import { formatAddress } from 'localized-address-format';

const countries = new Intl.DisplayNames('en', { type: 'region' });

/** An address as it is written in its country, without the name; undefined without a company or a street. */
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
  const lines = formatAddress({
    ...(country && { postalCountry: country }),
    ...(company && { organization: company }),
    ...(city && { locality: city }),
    ...(state && { administrativeArea: state }),
    ...(postalCode && { postalCode }),
    addressLines: [line1, line2].flatMap((line) => line ?? []),
  });
  const countryName = country && (countries.of(country) ?? country);
  return [...lines, countryName].filter((line) => line?.trim()).join('\n');
}
