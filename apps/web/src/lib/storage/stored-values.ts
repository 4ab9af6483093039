/**
 * Reads JSON of unknown shape, such as values stored by an earlier version. The schemas of the contract could do it
 * too, but zod would take a quarter of the size limit of a page's first script.
 */
type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; empty for anything else. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Whether it is the id of a stored document. */
export function isId(value: unknown): value is string {
  return isText(value) && /^[0-9a-f]{24}$/i.test(value);
}
