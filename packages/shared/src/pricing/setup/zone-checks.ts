import type { z } from 'zod';
import { isCountry, NO_COUNTRY } from '../../addresses/countries.js';
import { isRange } from './postal-codes.js';
import type { ShippingZoneFields } from './zone-fields.js';

type Method = ShippingZoneFields['methods'][number];
type Complain = (path: PropertyKey[], message: string) => void;

/** What the fields of a zone have to say together. */
export function checkZone(
  { countries = [], states, postalCodes = [], methods }: ShippingZoneFields,
  context: z.RefinementCtx,
): void {
  const complain: Complain = (path, message) => context.addIssue({ code: 'custom', path, message });
  if (states && countries.length !== 1)
    complain(['states'], 'States belong to one country: choose only that one');
  countries.forEach((country, index) => {
    if (!isCountry(country)) complain(['countries', index], `${country}: ${NO_COUNTRY}`);
  });
  postalCodes.forEach((range, index) => {
    if (!isRange(range))
      complain(['postalCodes', index], `${range.from} comes after ${range.to}: swap them`);
  });
  const ids = methods.flatMap(({ _id }) => _id ?? []);
  if (new Set(ids).size < ids.length) complain(['methods'], 'Two methods have the same id');
  methods.forEach((method, index) =>
    checkMethod(method, (path, message) => complain(['methods', index, ...path], message)),
  );
}

function checkMethod(method: Method, complain: Complain): void {
  const {
    price,
    minAmount = 0,
    maxAmount = Infinity,
    minWeight = 0,
    maxWeight = Infinity,
  } = method;
  if (minAmount > maxAmount) complain(['maxAmount'], 'The highest amount is below the lowest');
  if (minWeight > maxWeight) complain(['maxWeight'], 'The highest weight is below the lowest');
  if ('tiers' in price && !isRising(price.tiers))
    complain(['price', 'tiers'], 'Each step must be higher than the one before it');
}

/** A step behind a higher one would never be reached. */
function isRising(tiers: readonly { upTo?: number | undefined }[]): boolean {
  const limits = tiers.map(({ upTo = Infinity }) => upTo);
  return limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0));
}
