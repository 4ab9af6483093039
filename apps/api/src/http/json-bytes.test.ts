import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBytes, JsonBytes, type WritesJson } from './json-bytes.js';

/** A text that serializes itself from its bytes. */
function listed(text: string): WritesJson {
  const bytes = Buffer.from(text);
  return {
    writeJson: (into) => into.text(bytes, 0, bytes.length),
    toJSON: () => bytes.toString(),
  };
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.integer({ min: 0, max: 0x7f }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('"\\/\b\f\n\r\t\u007f\u2028', '\ud800', '😀', 'x'.repeat(40_000)),
);

it('is what JSON.stringify writes', () => {
  const reply = fc.record(
    { success: fc.boolean(), 'a "name"': fc.jsonValue(), none: fc.constant(undefined) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(reply, fc.array(anyText, { minLength: 1 }), (fields, texts) => {
      const products = texts.map(listed);
      for (const whole of [products, { ...fields, products }, { products, ...fields }])
        expect(jsonBytes(whole)?.toString()).toBe(JSON.stringify(whole));
    }),
  );
});

it('leaves replies without such lists to JSON.stringify', () => {
  for (const reply of [{ products: [] }, [], null, 'text', { products: [{ name: 'P1' }] }])
    expect(jsonBytes(reply)).toBeUndefined();
});

it('writes hexadecimal digits', () => {
  const into = new JsonBytes();
  into.hex(Buffer.from('0123456789abcdef', 'hex'), 1, 8);
  expect(into.result().toString()).toBe('"23456789abcdef"');
});
