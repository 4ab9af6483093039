import { readAmount, readGrams, typedWeight, type TypedNumber } from '@shop/shared';

/** A step of a price as it is typed: numbers, or NaN for a text that is none. */
export interface TypedTier {
  upTo?: number | undefined;
  price: number;
}

/** What the last step is called that has no limit. */
const MORE = 'more';

const numberOf = (typed: TypedNumber) =>
  typed && 'number' in typed && typed.number !== '' ? Number(typed.number) : NaN;

/** Reads the steps of a price, one per line: `500: 4.90`, and `more: 12` for all that is beyond. */
export function tiersOf(text: string, by: 'weight' | 'amount'): TypedTier[] {
  const read = by === 'weight' ? readGrams : readAmount;
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [limit = '', price = ''] = line.split(/:(.*)/s).map((part) => part.trim());
      const priceOf = { price: numberOf(readAmount(price)) };
      return limit.toLowerCase() === MORE ? priceOf : { upTo: numberOf(read(limit)), ...priceOf };
    });
}

/** The steps of a price as they are typed. */
export function tiersText(tiers: readonly TypedTier[], by: 'weight' | 'amount'): string {
  const write = by === 'weight' ? typedWeight : String;
  return tiers
    .map(({ upTo, price }) => `${upTo === undefined ? MORE : write(upTo)}: ${price}`)
    .join('\n');
}
