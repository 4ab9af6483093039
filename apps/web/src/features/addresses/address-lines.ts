import type { PostalAddress } from '@shop/shared';
import { formatAddress } from 'localized-address-format';
import { countryName } from '../../lib/text/countries';

/** An address as it is written in its country, line by line. */
export function addressLines(address: PostalAddress): string[] {
  const { name, company, line1, line2, city, state, postalCode, country, phone } = address;
  const lines = formatAddress({
    ...(country && { postalCountry: country }),
    ...(name && { name }),
    ...(company && { organization: company }),
    ...(city && { locality: city }),
    ...(state && { administrativeArea: state }),
    ...(postalCode && { postalCode }),
    addressLines: [line1, line2].flatMap((line) => line ?? []),
  });
  return [...lines, country ? countryName(country) : '', phone ?? ''].filter(
    (line) => line.trim() !== '',
  );
}

/** The same in one line, to tell addresses apart. */
export function addressInLine({ name, line1, city, country }: PostalAddress): string {
  return [name, line1, city, country && countryName(country)].filter(Boolean).join(', ');
}
