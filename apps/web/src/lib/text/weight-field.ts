import { readWeight, typedUnits, weightUnit } from '@shop/shared';

/** What a field for a weight in the shop's units is called, and how it is typed. */
export function weightField(label: string) {
  return {
    label: `${label} in ${weightUnit()}`,
    inputMode: typedUnits() === 'metric' ? ('numeric' as const) : ('decimal' as const),
    read: readWeight,
  };
}
