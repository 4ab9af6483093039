const STATE_LABELS: Readonly<Record<string, string>> = {
  AE: 'Emirate',
  AU: 'State or territory',
  BR: 'State',
  CA: 'Province or territory',
  CN: 'Province',
  ES: 'Province',
  HK: 'Area',
  IE: 'County',
  IN: 'State',
  IT: 'Province',
  JP: 'Prefecture',
  KR: 'Province or city',
  MX: 'State',
  US: 'State',
};

const POSTAL_CODE_LABELS: Readonly<Record<string, string>> = {
  AU: 'Postcode',
  GB: 'Postcode',
  IE: 'Eircode',
  IN: 'PIN code',
  NL: 'Postcode',
  NZ: 'Postcode',
  US: 'ZIP code',
};

const CITY_LABELS: Readonly<Record<string, string>> = {
  AU: 'Suburb',
  GB: 'Town or city',
  NZ: 'Town or city',
};

/** What the parts of an address are called in a country. */
export function addressLabels(country: string) {
  return {
    city: CITY_LABELS[country] ?? 'City',
    state: STATE_LABELS[country] ?? 'State or region',
    postalCode: POSTAL_CODE_LABELS[country] ?? 'Postal code',
  };
}
