/** The texts of a row before and after a save. */
export interface SavedTexts<Name extends string> {
  before: Readonly<Record<Name, string>>;
  after: Readonly<Record<Name, string>>;
}

/**
 * What to type to set back what a save has changed. A stock goes back by the difference: what was sold since stays
 * sold.
 * @param now the texts of what is stored now
 * @returns also the names of the fields that stay, because they have changed since
 */
export function textsBack<Name extends string>(
  names: readonly Name[],
  { before, after }: SavedTexts<Name>,
  now: Readonly<Record<Name, string>>,
): { texts: readonly (readonly [Name, string])[]; kept: readonly Name[] } {
  const changed = names.filter((name) => before[name] !== after[name]);
  const textOf = (name: Name) => {
    if (name !== 'quantity') return now[name] === after[name] ? before[name] : undefined;
    const pieces = Number(now[name]) - (Number(after[name]) - Number(before[name]));
    return pieces < 0 ? undefined : String(pieces);
  };
  const back = changed.map((name) => [name, textOf(name)] as const);
  return {
    texts: back.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const])),
    kept: back.flatMap(([name, text]) => (text === undefined ? [name] : [])),
  };
}
