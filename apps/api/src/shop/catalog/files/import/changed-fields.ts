/** A document without fields that are undefined: stored ones have none. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}

/** The names of the fields in which two states of a document differ. */
export function changedFields<Stored extends object>(one: Stored, other: Stored): (keyof Stored)[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Stored>;
  return [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));
}

/** An update that turns a document into another. */
export function updateBetween<Stored extends object>(from: Stored, to: Stored) {
  const $set: Partial<Stored> = {};
  const $unset: Record<string, 1> = {};
  for (const name of changedFields(from, to)) {
    if (name in to) $set[name] = to[name];
    else $unset[String(name)] = 1;
  }
  return {
    ...(Object.keys($set).length > 0 && { $set }),
    ...(Object.keys($unset).length > 0 && { $unset }),
  };
}
