import { z } from 'zod';

/** The schemas of fields that say an amount. */
const AMOUNTS = new WeakSet<z.ZodType>();

/**
 * A field that tells how much money an order, a payment or the shop is about: it is absent from replies to administrators
 * without the permission `money`. Prices of the catalogue and the terms of promotions are public, and no such amounts.
 */
export function amount(): z.ZodNumber;
/** The same for a field that is not a plain number. */
export function amount<S extends z.ZodType>(schema: S): S;
/** @param schema the schema of the field; a number by default */
export function amount(schema: z.ZodType = z.number()): z.ZodType {
  AMOUNTS.add(schema);
  return schema;
}

/** What was derived, by the first schema; null where nothing is left. */
const derived = new WeakMap<z.ZodType, z.ZodType | null>();

/**
 * The second schema of a reply: without the fields that say an amount, and the objects of which nothing is left. The same
 * schema where it has no such fields.
 */
export function withoutAmounts(schema: z.ZodType): z.ZodType | undefined {
  const known = derived.get(schema);
  if (known !== undefined) return known ?? undefined;
  const rest = AMOUNTS.has(schema) ? undefined : derive(schema);
  derived.set(schema, rest ?? null);
  return rest;
}

function derive(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType;
    const rest = withoutAmounts(inner);
    if (rest === inner) return schema;
    return schema instanceof z.ZodOptional ? rest?.optional() : rest?.nullable();
  }
  if (schema instanceof z.ZodArray) {
    const element = withoutAmounts(schema.element as z.ZodType);
    return element === schema.element ? schema : element && z.array(element);
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[];
    const rest = options.flatMap((option) => withoutAmounts(option) ?? []);
    if (rest.every((option) => options.includes(option)) && rest.length === options.length)
      return schema;
    return rest.length > 0 ? z.union(rest) : undefined;
  }
  return schema instanceof z.ZodObject ? deriveObject(schema) : schema;
}

function deriveObject(schema: z.ZodObject): z.ZodType | undefined {
  const fields = shapeOf(schema);
  const rest = fields.flatMap(([name, field]) => {
    const left = withoutAmounts(field);
    return left ? [[name, left] as const] : [];
  });
  const isSame =
    rest.length === fields.length && rest.every(([, left], at) => left === fields[at]?.[1]);
  if (isSame) return schema;
  return rest.length > 0 ? z.strictObject(Object.fromEntries(rest)) : undefined;
}

/** A reply as its second schema has it. @param schema its first schema, which it conforms to */
export function hideAmounts(schema: z.ZodType, value: unknown): unknown {
  if (value === null || value === undefined || withoutAmounts(schema) === schema) return value;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return hideAmounts(schema.unwrap() as z.ZodType, value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => hideAmounts(schema.element as z.ZodType, item));
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((one) => one.safeParse(value).success);
    return option && hideAmounts(option, value);
  }
  if (!(schema instanceof z.ZodObject)) return value;
  const given = new Map(Object.entries(value));
  const shown = shapeOf(schema).flatMap(([name, field]) =>
    given.has(name) && withoutAmounts(field) ? [[name, hideAmounts(field, given.get(name))]] : [],
  );
  return Object.fromEntries(shown);
}

const shapeOf = ({ shape }: z.ZodObject) => Object.entries(shape) as [string, z.ZodType][];
