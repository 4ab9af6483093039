import { z } from 'zod';
import { countryName, isCountry, NO_COUNTRY } from '../addresses/countries.js';
import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';

/**
 * The forms of VAT numbers without separators: those of the EU as its VIES service lists them, of the United Kingdom and
 * of Switzerland. Numbers of other countries can be any text.
 */
const FORMS: Record<string, RegExp> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  HR: /^HR\d{11}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z\d]{2}\d{9}$/,
  DE: /^DE\d{9}$/,
  GR: /^EL\d{9}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE(\d[A-Z\d+*]\d{5}[A-Z]|\d{7}[A-W][A-I])$/,
  IT: /^IT\d{11}$/,
  LV: /^LV\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z\d+*]{10}\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SK: /^SK\d{10}$/,
  SI: /^SI\d{8}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  SE: /^SE\d{10}01$/,
  GB: /^(GB|XI)(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
};

/** A tax number in the form that it is stored in: without separators where its country has a form. */
function plainNumber(country: string, number: string): string {
  return country in FORMS ? number.toUpperCase().replace(/[\s.-]/g, '') : number;
}

/** Whether this may be a tax number of a country, or of the country that it begins with. Any text may be one of others. */
export function isTaxNumber(country: string, number: string): boolean {
  const own = FORMS[country];
  const plain = plainNumber(country, number);
  return !own || own.test(plain) || Object.values(FORMS).some((form) => form.test(plain));
}

/** What is wrong with a number that `isTaxNumber` refuses. */
export function taxNumberFault(country: string): string {
  return `This is not a VAT number of ${countryName(country)}`;
}

/** Body: the number under which a customer pays no tax; empty if they pay it again. */
export const taxExemptionInputSchema = z
  .object({
    country: z
      .string({ error: 'Country is required' })
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, NO_COUNTRY)
      .refine(isCountry, NO_COUNTRY),
    number: optionalText('Tax number', { max: LIMITS.taxId }),
    /** The number that the caller saw, empty without one. */
    numberBefore: z.string().optional(),
  })
  .transform((input) => ({ ...input, number: plainNumber(input.country, input.number) }))
  .superRefine(({ country, number }, context) => {
    if (number === '' || !FORMS[country] || FORMS[country].test(number)) return;
    context.addIssue({ code: 'custom', path: ['number'], message: taxNumberFault(country) });
  });
/** The number under which a customer pays no tax, parsed. */
export type TaxExemptionInput = z.output<typeof taxExemptionInputSchema>;
