import { GRAMS_PER_OUNCE, GRAMS_PER_POUND, type Units } from './units.js';

/** A weight in grams as people read it: `250 g`, `1.255 kg`, `8.82 oz`, `2.2 lb`. */
export function weightText(grams: number, units?: Units): string {
  if (units === 'imperial')
    return grams < GRAMS_PER_POUND
      ? `${Number((grams / GRAMS_PER_OUNCE).toFixed(2))} oz`
      : `${Number((grams / GRAMS_PER_POUND).toFixed(2))} lb`;
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}
