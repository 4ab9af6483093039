import { isDocument, type BsonValue } from '../values/types.js';
import { readStage } from './pipeline.js';

/** The top-level fields that a `$group` reads; undefined for a stage that may read others. */
export function fieldsRead(stage: BsonValue | undefined): ReadonlySet<string> | undefined {
  const [name, body] = readStage(stage) ?? [];
  if (name !== '$group') return undefined;
  const names = new Set<string>();
  return collect(body ?? null, names) ? names : undefined;
}

/** @returns false if the value uses a variable, e.g. `$$ROOT` */
function collect(value: BsonValue, names: Set<string>): boolean {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return false;
    if (value.startsWith('$')) names.add(value.slice(1).split('.', 1)[0] ?? '');
    return true;
  }
  if (Array.isArray(value)) return value.every((item) => collect(item, names));
  return !isDocument(value) || [...value.values()].every((item) => collect(item, names));
}
