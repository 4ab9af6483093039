import type { ProductDetails, Variant } from '@shop/shared';

/** The chosen value of each option, in their order; undefined where nothing is chosen yet. */
export type Choice = readonly (string | undefined)[];

/** What a value leads to with the other chosen values. `missing`: the shop has no such combination. */
export type ValueState = 'available' | 'sold-out' | 'missing';

/** The options of a product with the values that a shopper can choose. */
export function optionsOf({ options = [], variants }: ProductDetails) {
  if (!variants) return options;
  return options.map(({ name, values }, at) => ({
    name,
    values: values.filter((value) => variants.some((variant) => variant.values[at] === value)),
  }));
}

/** What is chosen at first: the given variant, or else only what leaves no choice. */
export function firstChoice(product: ProductDetails, variantId: string | null): Choice {
  const named = product.variants?.find(({ _id }) => _id === variantId);
  const only = optionsOf(product).map(({ values }) =>
    values.length === 1 ? values[0] : undefined,
  );
  return named?.values ?? only;
}

/** The variant with all chosen values; undefined while something is not chosen, or if there is none. */
export function chosenVariant(
  variants: readonly Variant[] | undefined,
  choice: Choice,
): Variant | undefined {
  return variants?.find(({ values }) => values.every((value, at) => value === choice[at]));
}

/** What choosing a value of an option leads to. */
export function valueState(
  variants: readonly Variant[],
  choice: Choice,
  option: number,
  value: string,
): ValueState {
  const wanted = choice.with(option, value);
  const fitting = variants.filter(({ values }) =>
    values.every((other, at) => wanted[at] === undefined || wanted[at] === other),
  );
  if (fitting.length === 0) return 'missing';
  return fitting.some(({ quantity }) => quantity > 0) ? 'available' : 'sold-out';
}
