import type { ProductOption } from '@shop/shared';

/** An option as it is stored. */
export interface StoredOption extends ProductOption {
  /** Values that only hidden variants have; absent if there are none. */
  unseen?: string[];
}

/** Options as administrators see them. */
export function allOptions(options: readonly StoredOption[]): ProductOption[] {
  return options.map(({ name, values }) => ({ name, values }));
}

/** Options as shoppers see them: without values that only hidden variants have. */
export function seenOptions(options: readonly StoredOption[]): ProductOption[] {
  return options.map(({ name, values, unseen }) => ({
    name,
    values: unseen ? values.filter((value) => !unseen.includes(value)) : values,
  }));
}
