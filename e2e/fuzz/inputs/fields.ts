import fc, { type Arbitrary } from 'fast-check';
import { hostileText } from '../hostile.js';
import { rarely } from '../rarely.js';

/** Named parts of a request: parameters, query, headers or form fields. */
export type Fields = Record<string, unknown>;

/** Fields as text; those without a value are left out. */
export function asTexts(valid: Arbitrary<Fields>): Arbitrary<Record<string, string>> {
  return valid.map((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value as unknown)]],
      ),
    ),
  );
}

/** Fields as text, with an invalid one in a third of all cases. */
export function textFields(valid: Arbitrary<Fields>): Arbitrary<Record<string, string>> {
  return asTexts(valid).chain((fields) => {
    const names = Object.keys(fields);
    if (names.length === 0) return fc.constant(fields);
    const oneSpoilt = fc
      .tuple(fc.constantFrom(...names), hostileText)
      .map(([name, value]) => ({ ...fields, [name]: value }));
    return rarely(fc.constant(fields), oneSpoilt, 2);
  });
}
