import type { z } from 'zod';
import { ApiError } from './api-error.js';

export interface Fields {
  [name: string]: Fields | string;
}

/** The fields of a form or a query in brackets: `metadata[order]=7` is `{ metadata: { order: '7' } }`. */
export function fieldsOf(form: string): Fields {
  const fields: Fields = Object.create(null) as Fields;
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? name;
    let place = fields;
    for (const step of path) {
      const next = place[step];
      place = typeof next === 'object' ? next : (place[step] = Object.create(null) as Fields);
    }
    place[last] = value;
  }
  return fields;
}

/** @throws ApiError 400 about the first parameter that is unknown, missing or not valid. */
export function parse<T>(schema: z.ZodType<T>, fields: Fields): T {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])];
  const param = path.map((step, at) => (at === 0 ? String(step) : `[${String(step)}]`)).join('');
  if (issue?.code === 'unrecognized_keys')
    throw new ApiError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined;
  throw new ApiError(400, `${isMissing ? 'Missing required param' : 'Invalid value'}: ${param}.`, {
    code: isMissing ? 'parameter_missing' : 'parameter_invalid',
    param,
  });
}
