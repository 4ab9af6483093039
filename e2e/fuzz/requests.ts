import { API_PREFIX, endpoints, type Endpoint } from '@shop/shared';
import fc, { type Arbitrary } from 'fast-check';
import { valuesOf } from './from-schema.js';
import { hostileBody, hostileText, hostileValue, spoilt, toJson, wellFormed } from './hostile.js';
import { PICTURES } from './pictures.js';

/** Whose token a request carries. */
export type Caller = 'nobody' | 'shopper' | 'changeling' | 'admin' | 'forger';

/** A request, ready to be sent. */
export interface FuzzRequest {
  name: string;
  method: string;
  path: string;
  caller: Caller;
  headers: Record<string, string>;
  body?: Buffer | string;
}

type Parts = Record<string, unknown>;
const BOUNDARY = 'the-boundary';

/** Requests to an endpoint: some valid by its schemas, some valid but for one thing, some hostile throughout. */
export function requestsTo(
  name: string,
  endpoint: Endpoint,
  ids: readonly string[],
): Arbitrary<FuzzRequest> {
  const { method, path, params, query, headers } = endpoint;
  const some = (schema: Endpoint['params']): Arbitrary<Parts> =>
    schema ? (valuesOf(schema, ids) as Arbitrary<Parts>) : fc.constant({});
  return fc
    .record({
      params: texts(some(params)),
      query: texts(some(query)),
      headers: texts(some(headers)).map(sendable),
      body: bodyOf(endpoint, ids),
      method: rarely(fc.constant(method), fc.constantFrom('PATCH', 'HEAD', 'OPTIONS', 'DELETE')),
      type: rarely(fc.constant(undefined), TYPES),
      caller: callerOf(endpoint),
      oddHeaders: rarely(fc.constant({}), ODD_HEADERS),
    })
    .map(({ body, type, oddHeaders, ...parts }) => ({
      name,
      method: parts.method,
      path: API_PREFIX + fillPath(path, parts.params) + queryText(parts.query),
      caller: parts.caller,
      headers: {
        ...(body && { 'content-type': body.type }),
        ...(type !== undefined && { 'content-type': type }),
        ...parts.headers,
        ...oddHeaders,
      },
      ...(body && { body: body.bytes }),
    }));
}

/** Mostly the one, seldom the other. */
function rarely<A, B>(usual: Arbitrary<A>, odd: Arbitrary<B>, weight = 12): Arbitrary<A | B> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

/** Fields as texts, one of them spoilt now and then. */
function texts(valid: Arbitrary<Parts>): Arbitrary<Record<string, string>> {
  const asTexts = valid.map((parts) =>
    Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, String(value)])),
  );
  return asTexts.chain((fields) => {
    const names = Object.keys(fields);
    if (names.length === 0) return fc.constant(fields);
    const oneSpoilt = fc
      .tuple(fc.constantFrom(...names), hostileText)
      .map(([name, value]) => ({ ...fields, [name]: value }));
    return rarely(fc.constant(fields), oneSpoilt, 2);
  });
}

/** Without what no client can put into a header; `what is no request` tries that over bare sockets. */
function sendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\t\x20-\xff]|\x7f/g, '¿'),
    ]),
  );
}

const TYPES = fc.constantFrom(
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-7',
  'application/json; charset=ibm500',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(500)}`,
  'multipart/mixed; boundary=the-boundary',
  'image/png',
  'application/json, text/html',
);

const ODD_HEADERS = fc.constantFrom<Record<string, string>>(
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'bomb' },
  { expect: '100-continue' },
  { 'x-forwarded-for': '::1, 1.2.3.4, not-an-address' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-http-method-override': 'DELETE' },
  { origin: 'https://evil.test' },
  { range: 'bytes=0-,0-,0-' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'the day before yesterday' },
  { accept: 'text/html' },
  { 'accept-encoding': 'zstd, nonsense;q=9' },
  { cookie: '__proto__=1; token=x' },
  { 'idempotency-key': 'x'.repeat(5_000) },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { authorization: 'x'.repeat(8_000) },
);

function callerOf({ access, path }: Endpoint): Arbitrary<Caller> {
  if (path === endpoints.updateProfile.path) return fc.constantFrom('changeling', 'forger');
  const right = access === 'public' ? 'nobody' : access;
  return rarely(
    fc.constant<Caller>(right),
    fc.constantFrom<Caller>('nobody', 'shopper', 'admin', 'forger'),
    5,
  );
}

function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => address(params[name] ?? '-'));
}

/** What can't be encoded, a lone half of a character, or is a broken code already, goes as bytes that mean nothing. */
function address(text: string): string {
  if (text === '%' || text === '%ff' || text === '%c0%ae') return text;
  return encodeURIComponent(wellFormed(text)) || '%20';
}

function queryText(query: Record<string, string>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    const text = address(value);
    // What looks like a list or an object to some parsers.
    if (value.startsWith('{"$gt"')) return [`${name}[$gt]=1`];
    if (value === '__proto__') return [`${name}=1&${name}=2&__proto__[a]=1`];
    return [`${name}=${text}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

interface Body {
  type: string;
  bytes: Buffer | string;
}

function bodyOf(
  { body, bodyShape, encoding }: Endpoint,
  ids: readonly string[],
): Arbitrary<Body | undefined> {
  const shape = bodyShape ?? body;
  if (!shape) return rarely(fc.constant(undefined), json(hostileBody), 30);
  const valid = valuesOf(shape, ids);
  return encoding === 'multipart' ? forms(valid as Arbitrary<Parts>) : jsonBodies(valid);
}

function jsonBodies(valid: Arbitrary<unknown>): Arbitrary<Body> {
  return fc.oneof(
    { weight: 3, arbitrary: json(valid.map(toJson)) },
    { weight: 4, arbitrary: json(valid.chain(spoilt).map(toJson)) },
    { weight: 2, arbitrary: json(valid.chain(spoilt).chain(spoilt).map(toJson)) },
    { weight: 1, arbitrary: json(hostileValue.map(toJson)) },
    { weight: 1, arbitrary: json(hostileBody) },
  );
}

function json(texts: Arbitrary<string>): Arbitrary<Body> {
  return texts.map((bytes) => ({ type: 'application/json', bytes }));
}

function forms(valid: Arbitrary<Parts>): Arbitrary<Body> {
  const photo = rarely(fc.constant(undefined), fc.constantFrom(...PICTURES), 1);
  const whole = fc.tuple(texts(valid), photo).map(([fields, picture]) => form(fields, picture));
  return fc
    .oneof(
      { weight: 5, arbitrary: whole },
      {
        weight: 2,
        arbitrary: fc.tuple(whole, fc.nat(2_000)).map(([bytes, at]) => bytes.subarray(0, at)),
      },
      { weight: 2, arbitrary: fc.constantFrom(...BROKEN_FORMS) },
    )
    .map((bytes) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, bytes }));
}

function part(disposition: string, content: Buffer | string, more = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

function form(fields: Record<string, string>, photo?: Buffer): Buffer {
  const parts = Object.entries(fields).map(([name, value]) =>
    part(`form-data; name="${name}"`, wellFormed(value)),
  );
  if (photo)
    parts.push(
      part('form-data; name="photo"; filename="../../p.png"', photo, 'Content-Type: image/png\r\n'),
    );
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const BROKEN_FORMS: readonly Buffer[] = [
  Buffer.alloc(0),
  END,
  Buffer.from(`--${BOUNDARY}`),
  Buffer.from(`--${BOUNDARY}\r\n\r\n`),
  Buffer.from(`${BOUNDARY}\r\nnothing`),
  part('form-data', 'no name'),
  Buffer.concat([part('form-data; name=""', 'x'), END]),
  Buffer.concat([part('form-data; name="__proto__"', 'x'), END]),
  Buffer.concat([part('form-data; name="constructor[prototype][role]"', '1'), END]),
  Buffer.concat([part('form-data; name="photo"; filename=""', ''), END]),
  Buffer.concat([part('form-data; name="name"; filename="n.txt"', 'a file for a text'), END]),
  Buffer.concat([part('form-data; name="photo"', 'a text for a file'), END]),
  Buffer.concat([part('form-data; name="photo"; filename="a\0b"', 'x'), END]),
  Buffer.concat([part('form-data; name="x"', 'y', 'Content-Transfer-Encoding: base64\r\n'), END]),
  Buffer.concat([part('form-data; name="x"', 'y', 'Content-Transfer-Encoding: odd\r\n'), END]),
  Buffer.concat([
    ...Array.from({ length: 60 }, (_, i) => part(`form-data; name="f${i}"`, 'x')),
    END,
  ]),
  Buffer.concat([
    ...Array.from({ length: 60 }, (_, i) => part(`form-data; name="f${i}"; filename="f"`, 'x')),
    END,
  ]),
  Buffer.concat([part('form-data; name="description"', 'x'.repeat(100_000)), END]),
  Buffer.concat([part(`form-data; name="${'n'.repeat(20_000)}"`, 'x'), END]),
  Buffer.from(`--${BOUNDARY}\r\n${'X: y\r\n'.repeat(2_000)}\r\nx\r\n--${BOUNDARY}--`),
];
