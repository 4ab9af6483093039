import type { Destination } from '@shop/shared';
import { iso31662 } from 'iso-3166';

const byCountry = new Map<string, ReadonlyMap<string, string>>();

/** The code of a state that is written by its name or its code: `CA` for `California`. In capitals as it is if unknown. */
export function stateCode(country: string, state: string): string {
  const code = codesOf(country.toUpperCase()).get(plain(state));
  return code ?? state.trim().toUpperCase();
}

/** A destination whose state is a code, where its country is known. */
export function withStateCode<Place extends Destination>(place: Place): Place {
  const { country, state } = place;
  return country && state ? { ...place, state: stateCode(country, state) } : place;
}

/** The codes in a country by all that a state may be called there. */
function codesOf(country: string): ReadonlyMap<string, string> {
  const found = byCountry.get(country) ?? readCodes(country);
  byCountry.set(country, found);
  return found;
}

function readCodes(country: string): ReadonlyMap<string, string> {
  const states = iso31662
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map(({ code, name, parent }) => ({ code: code.slice(3), name, parent }))
    // Of a region and its only province, which have one name, addresses name the province.
    .sort((a, b) => a.parent.length - b.parent.length);
  return new Map([
    ...states.map(({ code, name }) => [plain(name), code] as const),
    ...states.map(({ code }) => [plain(`${country}-${code}`), code] as const),
    // Last, so that no name takes the place of a code.
    ...states.map(({ code }) => [plain(code), code] as const),
  ]);
}

/** Letters and digits alone: `São Paulo` is often written `Sao Paulo`. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
