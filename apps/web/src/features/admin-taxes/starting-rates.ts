/** The usual rates of a country, in percent. */
export interface StartingRates {
  country: string;
  standard: number;
  /** Absent where there is none. */
  reduced?: number;
}

/** When the table was checked, and where. */
export const RATES_CHECKED = {
  on: '2026-02-02',
  sources: [
    {
      name: 'EU and United Kingdom: Eurofiscalis',
      url: 'https://www.eurofiscalis.com/en/vat-rates-in-ue',
    },
    {
      name: 'Switzerland: Federal Tax Administration',
      url: 'https://www.estv.admin.ch/estv/en/home/value-added-tax/vat-rates-switzerland.html',
    },
  ],
} as const;

/**
 * The 27 countries of the EU, the United Kingdom and Switzerland. Of several reduced rates, it has the lowest one of at
 * least 5 percent, in Finland and Switzerland that for food and books.
 */
export const STARTING_RATES: readonly StartingRates[] = [
  { country: 'AT', standard: 20, reduced: 10 },
  { country: 'BE', standard: 21, reduced: 6 },
  { country: 'BG', standard: 20, reduced: 9 },
  { country: 'HR', standard: 25, reduced: 5 },
  { country: 'CY', standard: 19, reduced: 5 },
  { country: 'CZ', standard: 21, reduced: 12 },
  { country: 'DK', standard: 25 },
  { country: 'EE', standard: 24, reduced: 9 },
  { country: 'FI', standard: 25.5, reduced: 13.5 },
  { country: 'FR', standard: 20, reduced: 5.5 },
  { country: 'DE', standard: 19, reduced: 7 },
  { country: 'GR', standard: 24, reduced: 6 },
  { country: 'HU', standard: 27, reduced: 5 },
  { country: 'IE', standard: 23, reduced: 9 },
  { country: 'IT', standard: 22, reduced: 5 },
  { country: 'LV', standard: 21, reduced: 5 },
  { country: 'LT', standard: 21, reduced: 5 },
  { country: 'LU', standard: 17, reduced: 8 },
  { country: 'MT', standard: 18, reduced: 5 },
  { country: 'NL', standard: 21, reduced: 9 },
  { country: 'PL', standard: 23, reduced: 5 },
  { country: 'PT', standard: 23, reduced: 6 },
  { country: 'RO', standard: 21, reduced: 11 },
  { country: 'SK', standard: 23, reduced: 5 },
  { country: 'SI', standard: 22, reduced: 5 },
  { country: 'ES', standard: 21, reduced: 10 },
  { country: 'SE', standard: 25, reduced: 6 },
  { country: 'GB', standard: 20, reduced: 5 },
  { country: 'CH', standard: 8.1, reduced: 2.6 },
];
