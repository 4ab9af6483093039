import fc, { type Arbitrary } from 'fast-check';

/** A JSON text that `JSON.stringify` can't produce. */
export class Json {
  constructor(readonly text: string) {}
}

const DEEP = 3_000;

/** Texts that some software interprets as code or markup. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u001b[2J',
  '\r\nX-Injected: 1',
  '\u202egnp.exe',
  '\u200b',
  '\ud800',
  '\uffff',
  '🧨'.repeat(50),
  'x'.repeat(1_000),
  'x'.repeat(20_000),
  '-1',
  '0x10',
  '1e9',
  '1e999',
  'NaN',
  '9007199254740993',
  '99999999999999999999',
  '٣',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '$where',
  '{"$gt":""}',
  "' || '1'=='1",
  '"; return true; //',
  '.*',
  '(a+)+$',
  '\\',
  '/',
  '..',
  '../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%00',
  '%c0%ae',
  '%ff',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'true',
  '2026-02-30T25:61:61Z',
] as const;

/** Values that a database or a language may interpret as operators or code. */
const VALUES = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e-308,
  2 ** 53,
  [],
  [[]],
  {},
  [null],
  { $gt: '' },
  { $ne: null },
  { $in: [] },
  { $regex: '.*' },
  { $where: 'while(true){}' },
  { $expr: { $function: { body: 'x', args: [], lang: 'js' } } },
  { $set: { role: 1 } },
  { 'role.$': 1 },
  { _bsontype: 'ObjectId', id: 'x' },
  { toString: 'x', valueOf: 'y' },
  { toJSON: 1 },
  { length: 1e9 },
  { constructor: { prototype: { role: 1 } } },
  new Json('{"__proto__":{"role":1,"success":true}}'),
  new Json('1e999'),
  new Json('-0'),
  new Json(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  new Json(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  new Json(`[${'0,'.repeat(20_000)}0]`),
  new Json(`{${Array.from({ length: 3_000 }, (_, index) => `"k${index}":${index}`).join(',')}}`),
] as const;

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...VALUES) },
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** Bodies that are not JSON, or are far too large. */
export const hostileBody: Arbitrary<string> = fc.constantFrom(
  '',
  '{',
  '{"a":}',
  "{'a':1}",
  '\ufeff{}',
  '\0',
  '"text"',
  '1',
  'null',
  '[]',
  '{"a":1}{"b":2}',
  '{"email":"a","email":{"$gt":""}}',
  'x'.repeat(120_000),
  `{"a":"${'x'.repeat(120_000)}"}`,
  '['.repeat(40_000),
  `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
);

/** A value with one part replaced by something hostile, or with a hostile part added. */
export function spoilt(value: unknown): Arbitrary<unknown> {
  if (Array.isArray(value) && value.length > 0) {
    return fc
      .tuple(fc.nat(value.length - 1), hostileValue)
      .map(([at, bad]) => (value as unknown[]).with(at, bad));
  }
  if (typeof value !== 'object' || value === null) return hostileValue;
  const names = Object.keys(value);
  const extra = fc.constantFrom('role', '_id', '__proto__', 'constructor', '$where', 'a.b', '');
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), extra) : extra;
  return fc
    .tuple(name, fc.oneof(hostileValue, fc.constant(undefined)))
    .map(([at, bad]) => ({ ...value, [at]: bad }));
}

/** A value as JSON text. */
export function toJson(value: unknown): string {
  if (value instanceof Json) return value.text;
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object' && value !== null && !('toJSON' in value)) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${toJson(field)}`).join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}

/** A text without lone surrogates, which neither addresses nor UTF-8 can represent. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '?');
}
