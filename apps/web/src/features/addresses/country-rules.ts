import type { AddressPart, PostalAddress } from '@shop/shared';
import { formatAddress } from 'localized-address-format';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { labelsOf } from './country-labels';

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

/**
 * An address once another country is chosen: without its state, and without what is not asked for there. Nobody would see
 * that it is still sent.
 */
export function movedTo(address: PostalAddress, country: string | undefined): PostalAddress {
  const kept = country === undefined ? undefined : localParts(country);
  const only = (part: LocalPart) => (!kept || kept.includes(part) ? address[part] : undefined);
  return {
    ...address,
    country,
    state: undefined,
    city: only('city'),
    postalCode: only('postalCode'),
  };
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
  const labels = labelsOf(country);
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

/** Whether a text in capitals looks like a postal code of a country, as far as its codes are known. */
export function isPostalCode(text: string, country: string): boolean {
  return postcodeValidatorExistsForCountry(country) && postcodeValidator(text, country);
}

/** A warning about a postal code that is not as those of its country. It is taken as it is. */
export function postalCodeWarning({ country = '', postalCode }: PostalAddress): string | undefined {
  const typed = postalCode?.trim().toUpperCase();
  if (!typed || !postcodeValidatorExistsForCountry(country)) return undefined;
  if (isPostalCode(typed, country)) return undefined;
  return `This does not look like ${withArticle(labelsOf(country).postalCode)} of this country. Please check it.`;
}

/** `a postal code`, `an Eircode`, `a ZIP code`: names keep their capitals. */
function withArticle(label: string): string {
  const isName = /^(?:[A-Z]{2}|Eircode)/.test(label);
  const name = isName ? label : label.toLowerCase();
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
