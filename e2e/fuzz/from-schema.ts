import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../shop/people.js';

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

/** Longer lists test nothing new. */
const MAX_ITEMS = 5;
const MAX_CHARACTERS = 200;

/** Values that a schema accepts, except for what it refines in code. Ids are picked from the list. */
export function valuesOf(schema: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  return arbitraryOf(
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
    ids,
  );
}

function arbitraryOf(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, ids)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, ids);
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.integer(boundsOf(schema)).map((cents) => cents / 100);
    case 'boolean':
      return fc.boolean();
    case 'array':
      return listOf(schema, ids);
    case 'object':
      return objectOf(schema, ids);
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

function listOf({ items, prefixItems, minItems = 0 }: JsonSchema, ids: readonly string[]) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => arbitraryOf(item, ids)));
  if (!items) return fc.constant([]);
  return fc.array(arbitraryOf(items, ids), { minLength: minItems, maxLength: MAX_ITEMS });
}

function objectOf({ properties = {}, required = [] }: JsonSchema, ids: readonly string[]) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, fieldOf(name, property, ids)]),
  );
  return fc.record(fields, { requiredKeys: required, noNullPrototype: true });
}

/** Half of the passwords are right, for what takes one to happen. */
function fieldOf(name: string, schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const any = arbitraryOf(schema, ids);
  return name === 'password' ? fc.oneof(fc.constant(DEMO_PASSWORD), any) : any;
}
