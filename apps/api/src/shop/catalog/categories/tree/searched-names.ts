import type { CategoryRecord } from '../category.model.js';

type Named = Pick<CategoryRecord, '_id' | 'name' | 'ancestors'>;

/** The names by which search finds the products of each category: its own, and those of the categories that it is under. */
export function searchedNames(categories: readonly Named[]): [id: string, name: string][] {
  const names = new Map(categories.map(({ _id, name }) => [_id.toHexString(), name]));
  return categories.flatMap(({ _id, ancestors = [] }) =>
    [_id, ...ancestors].flatMap((named): [string, string][] => {
      const name = names.get(named.toHexString());
      return name === undefined ? [] : [[_id.toHexString(), name]];
    }),
  );
}
