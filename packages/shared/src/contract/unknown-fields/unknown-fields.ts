import type { z } from 'zod';
import type { Endpoint } from '../endpoint.js';
import type { FieldError } from '../errors.js';
import { nearName } from './near-name.js';
import { innerOf, shapesIn, shownOf, type Schema, type Shape } from './shapes.js';

/** More are not listed. */
const MAX_LISTED = 20;
const MAX_SHOWN = 60;

/** Whether a call refuses fields that it does not know, instead of ignoring them. */
export function refusesUnknownFields(endpoint: Endpoint): boolean {
  return endpoint.access === 'admin' && !endpoint.ignoresUnknownFields;
}

/** Where a value stands in a body, and what a reply shows at this place. */
interface Place {
  path: readonly string[];
  shown: readonly Shape[];
}

/**
 * The fields of a body that its schema does not know, at any depth. Programs change what they were shown and send it back:
 * what a reply shows at the same place, such as an id, is no mistake.
 */
export function unknownFields(schema: z.ZodType, body: unknown, reply?: Schema): FieldError[] {
  const shown = reply ? shownOf(schema, reply) : [];
  return find(schema, body, { path: [], shown }).slice(0, MAX_LISTED);
}

function find(schema: Schema, value: unknown, place: Place): FieldError[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const { path, shown } = place;
  const within = (inner: Schema, one: unknown, name: string, of = shapesIn(shown, name)) =>
    find(inner, one, { path: [...path, name], shown: of });
  switch (def.type) {
    case 'object':
      return Object.entries(recordOf(value)).flatMap(([name, one]) => {
        const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
        if (field) return within(field, one, name);
        if (def.catchall && def.catchall._zod.def.type !== 'never') return [];
        if (shown.some((shape) => Object.hasOwn(shape, name))) return [];
        return [complaint(name, path, Object.keys(def.shape))];
      });
    case 'record':
      return Object.entries(recordOf(value)).flatMap(([name, one]) =>
        within(def.valueType, one, name, shown),
      );
    case 'array':
      return listOf(value).flatMap((one, index) => within(def.element, one, String(index), shown));
    case 'pipe':
      // What was preprocessed has the shape of what comes out, and what is transformed the shape of what goes in.
      return find(def.in._zod.def.type === 'transform' ? def.out : def.in, value, place);
    case 'union':
      return closest(optionsFor(def, value).map((option) => find(option, value, place)));
    default: {
      const inner = innerOf(schema);
      return inner ? find(inner, value, place) : [];
    }
  }
}

/** The options of a union that a value is: what its discriminator says, or which ones take it. */
function optionsFor(def: z.core.$ZodUnionDef, value: unknown): readonly Schema[] {
  const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>;
  if (discriminator === undefined)
    return def.options.filter((option) => (option as z.ZodType).safeParse(value).success);
  const said = recordOf(value)[discriminator] as z.core.util.Primitive;
  return def.options.filter(({ _zod }) => _zod.propValues?.[discriminator]?.has(said));
}

const closest = (results: FieldError[][]): FieldError[] =>
  results.reduce<FieldError[] | undefined>(
    (best, one) => (best && best.length <= one.length ? best : one),
    undefined,
  ) ?? [];

function complaint(name: string, path: readonly string[], known: string[]): FieldError {
  const near = nearName(name, known);
  const shown = name.length > MAX_SHOWN ? `${name.slice(0, MAX_SHOWN)}…` : name;
  const field = [...path, shown].join('.');
  const meant = near === undefined ? '' : `. Did you mean ${near}?`;
  return { field, message: `${field} is not a field of this call${meant}` };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
