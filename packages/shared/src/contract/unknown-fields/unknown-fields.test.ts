import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import { openApiDocument } from '../openapi.js';
import { refusesUnknownFields, unknownFields } from './unknown-fields.js';

interface Json {
  type?: string;
  const?: unknown;
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
}

/** For each object that a body can hold, a body that holds it with a field that it does not know. */
function misspelt({
  properties,
  additionalProperties: others,
  items,
  anyOf,
  oneOf,
}: Json): unknown[] {
  const known = Object.entries(properties ?? {});
  const said = Object.fromEntries(
    known.flatMap(([name, field]) => ('const' in field ? [[name, field.const]] : [])),
  );
  return [
    ...(others === false ? [{ ...said, misspelt: 1 }] : []),
    ...known.flatMap(([name, field]) => misspelt(field).map((one) => ({ ...said, [name]: one }))),
    ...(typeof others === 'object' ? misspelt(others).map((one) => ({ any: one })) : []),
    ...(items ? misspelt(items).map((one) => [one]) : []),
    ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap(misspelt),
  ];
}

const document = openApiDocument(endpoints) as {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Json }> } }>
  >;
};

/** What the API's document says of a body. */
function described({ path, method }: Endpoint): Json {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return Object.values(operation?.requestBody?.content ?? {})[0]?.schema ?? {};
}

const replyOf = ({ response }: Endpoint) => (typeof response === 'string' ? undefined : response);

/** Forms without a field beside the photo. */
const PHOTOS_ALONE = ['saveCategoryPhoto', 'saveShopPicture'];

const withBody = (Object.entries(endpoints) as [string, Endpoint][]).flatMap(([name, endpoint]) =>
  endpoint.access === 'admin' && endpoint.body ? [{ name, endpoint, body: endpoint.body }] : [],
);
const refusing = withBody.filter(({ endpoint }) => refusesUnknownFields(endpoint));

describe('unknown fields', () => {
  it('are ignored only by the own calls of the specification, and by drafts of settings', () => {
    const ignoring = withBody.filter((one) => !refusing.includes(one)).map(({ name }) => name);
    expect(ignoring.sort()).toEqual([
      'createCategory',
      'createProduct',
      'saveSettingsDraft',
      'updateCategory',
      'updateOrderStatus',
      'updateProduct',
    ]);
  });

  it.each(refusing)('of $name are found in each of its objects', ({ name, endpoint, body }) => {
    const samples = misspelt(described(endpoint));
    expect(samples.length > 0).toBe(!PHOTOS_ALONE.includes(name));
    for (const sample of samples) {
      const fields = unknownFields(body, sample, replyOf(endpoint)).map(({ field }) =>
        field.split('.').at(-1),
      );
      expect(fields, JSON.stringify(sample)).toEqual(['misspelt']);
    }
  });

  it('names the field that was meant', () => {
    const body = endpoints.createPromotion.body;
    expect(unknownFields(body, { maxPiece: 1, limits: { use: 1, uses: 1 } })).toEqual([
      {
        field: 'maxPiece',
        message: 'maxPiece is not a field of this call. Did you mean maxPieces?',
      },
      {
        field: 'limits.use',
        message: 'limits.use is not a field of this call. Did you mean uses?',
      },
    ]);
    const [far] = unknownFields(body, { somethingElse: 1 });
    expect(far?.message).toBe('somethingElse is not a field of this call');
    expect(unknownFields(body, JSON.parse('{"__proto__": 1, "toString": 1}'))).toHaveLength(2);
  });

  it('may be what a reply shows at the same place', () => {
    const { body, response } = endpoints.updatePromotion;
    const seen = { _id: '1', used: 3, limits: { uses: 4, _id: '2' }, conditions: { used: 1 } };
    expect(unknownFields(body, seen, response).map(({ field }) => field)).toEqual([
      'limits._id',
      'conditions.used',
    ]);
    const settings = endpoints.updateSettings;
    expect(unknownFields(settings.body, { saved: null }, settings.response)).toEqual([]);
  });

  it('looks into what a text or an object can be', () => {
    const body = z.object({ one: z.union([z.string(), z.object({ a: z.int() })]) });
    expect(unknownFields(body, { one: { a: 1, b: 2 } })).toHaveLength(1);
    expect(unknownFields(body, { one: 'b' })).toEqual([]);
  });
});
