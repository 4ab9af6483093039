/**
 * Reading JSON that may have any shape, such as what an earlier version stored. The schemas of the contract would do it
 * too, but zod is a quarter of what a page's first script may weigh.
 */
type Fields = Readonly<Record<string, unknown>>;

/** The fields of an object; none of anything else. */
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
