import type { Category } from './categories.js';

/** A category in its place in the tree. */
export interface TreeCategory<C> {
  category: C;
  /** 1 at the top. */
  level: number;
  /** The categories that it is under, the top one first. */
  above: readonly C[];
  /** The categories directly under it. */
  children: readonly TreeCategory<C>[];
}

type Placed = Pick<Category, '_id' | 'parent'>;

/**
 * Categories as a tree, in the order of the list at each level. A category whose parent is not in the list stands at
 * the top, so that none is lost.
 */
export function categoryTree<C extends Placed>(categories: readonly C[]): TreeCategory<C>[] {
  const known = new Set(categories.map(({ _id }) => _id));
  const byParent = new Map<string | undefined, C[]>();
  for (const category of categories) {
    const parent = category.parent !== undefined && known.has(category.parent);
    const key = parent ? category.parent : undefined;
    byParent.set(key, [...(byParent.get(key) ?? []), category]);
  }
  const under = (id: string | undefined, above: readonly C[]): TreeCategory<C>[] =>
    (byParent.get(id) ?? []).map((category) => ({
      category,
      level: above.length + 1,
      above,
      children: under(category._id, [...above, category]),
    }));
  return under(undefined, []);
}

/** The categories of a tree as rows: each is followed by those below it. */
export function treeRows<C>(tree: readonly TreeCategory<C>[]): TreeCategory<C>[] {
  return tree.flatMap((one) => [one, ...treeRows(one.children)]);
}

/** `Men › Shoes › Boots`: a category's name with the names of those that it is under. */
export function categoryPath({
  above,
  category,
}: Pick<TreeCategory<{ name: string }>, 'above' | 'category'>): string {
  return [...above, category].map(({ name }) => name).join(' › ');
}
