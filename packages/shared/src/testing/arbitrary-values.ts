import fc from 'fast-check';

/** An amount of money from nothing to `max` cents. */
export const cents = (max: number) => fc.integer({ min: 0, max });

/** A value three times out of four, else undefined. */
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
