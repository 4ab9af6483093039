import { formatAddress } from 'localized-address-format';
import { postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { FieldError } from '../contract/errors.js';
import { addressLabels } from './country-labels.js';
import type { AddressPart, PostalAddress } from './postal-address.js';

const MARKS = { state: '<state>', city: '<city>', postalCode: '<code>' } as const;
/** The parts that not every country has. */
export type LocalPart = keyof typeof MARKS;

/** Countries in which an address without a state does not arrive. */
const NEED_STATE = ['AU', 'BR', 'CA', 'CN', 'IN', 'JP', 'KR', 'MX', 'US'];

/** Countries that have postal codes, which many people there do not know and post does not need. */
const KNOW_NO_CODE = ['CL', 'CO', 'EC', 'EG', 'IE', 'KE', 'LB', 'PE', 'VE', 'VN'];

/** The parts that the addresses of a country have, in the order in which they are written there. */
export function localParts(country: string): LocalPart[] {
  const written = formatAddress({
    postalCountry: country,
    administrativeArea: MARKS.state,
    locality: MARKS.city,
    postalCode: MARKS.postalCode,
    addressLines: ['-'],
  }).join('\n');
  const placeOf = (part: LocalPart) => written.indexOf(MARKS[part]);
  return (['state', 'city', 'postalCode'] as const)
    .filter((part) => placeOf(part) >= 0)
    .sort((a, b) => placeOf(a) - placeOf(b));
}

function needs(country: string, part: LocalPart): boolean {
  if (!localParts(country).includes(part)) return false;
  if (part === 'state') return NEED_STATE.includes(country);
  if (part === 'city') return true;
  return postcodeValidatorExistsForCountry(country) && !KNOW_NO_CODE.includes(country);
}

/** What is missing of an address, each part with a sentence. What is only unusual is not. */
export function missingParts(address: PostalAddress): Partial<Record<AddressPart, string>> {
  const { country = '' } = address;
  const labels = addressLabels(country);
  const required: Partial<Record<AddressPart, string>> = {
    name: 'Name',
    country: 'Country',
    line1: 'Address',
    ...(needs(country, 'city') && { city: labels.city }),
    ...(needs(country, 'state') && { state: labels.state }),
    ...(needs(country, 'postalCode') && { postalCode: labels.postalCode }),
  };
  const missing = Object.entries(required).filter(
    ([part]) => !address[part as AddressPart]?.trim(),
  );
  return Object.fromEntries(missing.map(([part, label]) => [part, `${label} is required`]));
}

/** The same as errors of a request that has the address in this field. */
export function missingFields(field: string, address: PostalAddress): FieldError[] {
  return Object.entries(missingParts(address)).map(([part, message]) => ({
    field: `${field}.${part}`,
    message,
  }));
}
