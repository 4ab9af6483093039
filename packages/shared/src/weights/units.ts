/** In which units a shop shows and takes weights: grams and kilograms, or ounces and pounds. */
export const UNITS = ['metric', 'imperial'] as const;
/** One of `UNITS`. */
export type Units = (typeof UNITS)[number];

/** What weights are stored, sent and filed in. */
export const GRAMS_PER_OUNCE = 28.349523125;
/** The same for a pound. */
export const GRAMS_PER_POUND = 453.59237;
