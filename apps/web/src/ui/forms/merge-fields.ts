/** Line breaks are compared as browsers show them. */
const plain = (text: string) => text.trim().replace(/\r\n?/g, '\n');
const isSame = (one: string, other: string) => plain(one) === plain(other);

interface Versions<Fields> {
  typed: Fields;
  /** What the form was opened with. */
  opened: Fields;
  /** What somebody else has saved since. */
  saved: Fields;
}

/**
 * Puts what was typed onto what somebody else has saved since the form was opened: a field that was left unchanged gets
 * the saved value.
 * @returns the new values, and the fields that both changed
 */
export function mergeFields<Name extends string, Fields extends Record<Name, string>>(
  names: readonly Name[],
  { typed, opened, saved }: Versions<Fields>,
): { merged: Fields; clashes: Name[] } {
  const changed = names.filter((name) => !isSame(typed[name], opened[name]));
  const own = Object.fromEntries(changed.map((name) => [name, typed[name]]));
  return {
    merged: { ...saved, ...own },
    clashes: changed.filter(
      (name) => !isSame(saved[name], opened[name]) && !isSame(saved[name], typed[name]),
    ),
  };
}
