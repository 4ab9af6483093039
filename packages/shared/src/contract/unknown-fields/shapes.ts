import type { z } from 'zod';

/** Any zod schema. */
export type Schema = z.core.$ZodType;
/** The fields of an object and the schema of each. */
export type Shape = Readonly<Record<string, Schema>>;

/** The fields of the objects that a schema holds: as itself, in its lists and records, or as one of several things. */
export function shapesOf(schema: Schema): Shape[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return [def.shape];
    case 'array':
      return shapesOf(def.element);
    case 'record':
      return shapesOf(def.valueType);
    case 'union':
      return def.options.flatMap(shapesOf);
    case 'pipe':
      return [...shapesOf(def.in), ...shapesOf(def.out)];
    default: {
      const inner = innerOf(schema);
      return inner ? shapesOf(inner) : [];
    }
  }
}

/** What a schema is that may also be absent, null or read-only; undefined if it is none of these. */
export function innerOf(schema: Schema): Schema | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return def.innerType;
    default:
      return undefined;
  }
}

/** The fields of what a field of these holds. */
export function shapesIn(shapes: readonly Shape[], name: string): readonly Shape[] {
  return shapes.flatMap((shape) => {
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return field ? shapesOf(field) : [];
  });
}

/**
 * The fields of what a reply shows of the thing that a body describes: the reply itself, or what one of its fields holds,
 * whichever has most fields of the body.
 */
export function shownOf(body: Schema, reply: Schema): Shape[] {
  const known = shapesOf(body).flatMap(Object.keys);
  const shared = (shape: Shape) => known.filter((name) => Object.hasOwn(shape, name)).length;
  const replies = shapesOf(reply);
  const held = replies.flatMap((shape) => Object.values(shape).flatMap(shapesOf));
  const most = Math.max(1, ...[...replies, ...held].map(shared));
  return [...replies, ...held].filter((shape) => shared(shape) === most);
}
