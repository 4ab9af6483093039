import { addressLabels, localParts, type LocalPart, type PostalAddress } from '@shop/shared';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';

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

/** Whether a text in capitals looks like a postal code of a country, as far as its codes are known. */
export function isPostalCode(text: string, country: string): boolean {
  return postcodeValidatorExistsForCountry(country) && postcodeValidator(text, country);
}

/** A warning about a postal code that is not as those of its country. It is taken as it is. */
export function postalCodeWarning({ country = '', postalCode }: PostalAddress): string | undefined {
  const typed = postalCode?.trim().toUpperCase();
  if (!typed || !postcodeValidatorExistsForCountry(country)) return undefined;
  if (isPostalCode(typed, country)) return undefined;
  return `This does not look like ${withArticle(addressLabels(country).postalCode)} of this country. Please check it.`;
}

/** `a postal code`, `an Eircode`, `a ZIP code`: names keep their capitals. */
function withArticle(label: string): string {
  const isName = /^(?:[A-Z]{2}|Eircode)/.test(label);
  const name = isName ? label : label.toLowerCase();
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
