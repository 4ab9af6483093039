import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Accepted } from '../accepted.js';

/** The part of JSON Schema that the contract uses. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Longer lists would test nothing new. */
const MAX_ITEMS = 5;
const MAX_CHARACTERS = 200;

/** The sources of generated values. */
export interface Sources {
  /** The pool of ids. */
  ids: readonly string[];
  /** Accepted values by field name. */
  accepted: Accepted;
  /** `accepted` out of `from` values of such a field are accepted ones. */
  share: { accepted: number; from: number };
}

/** Generates values that a schema accepts; refinements in code are ignored. */
export function valuesOf(schema: z.ZodType, sources: Sources): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return arbitraryOf(json, sources);
}

function arbitraryOf(schema: JsonSchema, sources: Sources): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, sources)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, sources.ids);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.integer(boundsOf(schema)).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema, sources);
    case 'object':
      return objectOf(schema, sources);
    default:
      return fc.constant(schema.allOf ? '' : null);
  }
}

function textOf({ pattern, format, minLength = 1, maxLength }: JsonSchema, ids: readonly string[]) {
  if (pattern?.includes('[0-9a-f]{24}')) return fc.constantFrom(...ids);
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((d) => d.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.min(maxLength ?? MAX_CHARACTERS, MAX_CHARACTERS),
  });
}

function boundsOf({ minimum = 0, maximum = 1_000 }: JsonSchema) {
  return { min: Math.max(minimum, -1_000), max: Math.min(maximum, 1_000_000) };
}

function listOf({ items, prefixItems, minItems = 0 }: JsonSchema, sources: Sources) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => arbitraryOf(item, sources)));
  if (!items) return fc.constant([]);
  return fc.array(arbitraryOf(items, sources), { minLength: minItems, maxLength: MAX_ITEMS });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, sources: Sources) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldOf(name, property, sources)]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

function fieldOf(name: string, schema: JsonSchema, sources: Sources): Arbitrary<unknown> {
  const any = arbitraryOf(schema, sources);
  const accepted = sources.accepted[name];
  if (!accepted) return any;
  const { share } = sources;
  return fc.oneof(
    {
      weight: share.accepted,
      arbitrary: accepted.map((value) => (value === undefined ? value : inType(schema, value))),
    },
    { weight: share.from - share.accepted, arbitrary: any },
  );
}

/** Forms send numbers as text, JSON bodies as numbers. */
function inType({ type }: JsonSchema, value: unknown): unknown {
  if (type === 'string') return String(value);
  return type === 'number' || type === 'integer' ? Number(value) : value;
}
