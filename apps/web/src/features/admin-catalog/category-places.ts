import { LIMITS, type Category, type TreeCategory } from '@shop/shared';

type Row = TreeCategory<Category>;

/** A place in the tree of categories. */
export interface CategoryPlace {
  /** Null at the top. */
  parent: string | null;
  /** The category that it comes after; null for the first place. */
  after: string | null;
}

/** Where somebody puts a row: above or below another one, or under it. */
export type Side = 'above' | 'below' | 'under';

const heightOf = ({ children }: Row): number => 1 + Math.max(0, ...children.map(heightOf));

const parentOf = ({ category }: Row) => category.parent ?? null;

/** The categories beside one, in their order. */
function besideOf(rows: readonly Row[], row: Row): readonly Row[] {
  const parent = rows.find(({ category }) => category._id === row.category.parent);
  return parent ? parent.children : rows.filter(({ level }) => level === 1);
}

/**
 * The place at a side of another row.
 * @returns undefined where the row can't be: in its own branch, or where it would make too many levels
 */
export function placeBeside(
  rows: readonly Row[],
  row: Row,
  { target, side }: { target: Row; side: Side },
): CategoryPlace | undefined {
  const isInBranch = [target, ...target.above.map((category) => ({ category }))].some(
    ({ category }) => category._id === row.category._id,
  );
  const level = target.level + (side === 'under' ? 1 : 0);
  if (isInBranch || level + heightOf(row) - 1 > LIMITS.categoryLevels) return undefined;
  const others = (list: readonly Row[]) =>
    list.map(({ category }) => category._id).filter((id) => id !== row.category._id);
  if (side === 'under') {
    const children = others(target.children);
    return { parent: target.category._id, after: children.at(-1) ?? null };
  }
  if (side === 'below') return { parent: parentOf(target), after: target.category._id };
  const beside = others(besideOf(rows, target));
  return {
    parent: parentOf(target),
    after: beside[beside.indexOf(target.category._id) - 1] ?? null,
  };
}

/** The place that an arrow key leads a row to: up, down, under the one above, or out beside its parent. */
export function placeByKey(rows: readonly Row[], row: Row, key: string): CategoryPlace | undefined {
  const beside = besideOf(rows, row);
  const at = beside.indexOf(row);
  const [before, next] = [beside[at - 1], beside[at + 1]];
  const to = (target: Row | undefined, side: Side) =>
    target && placeBeside(rows, row, { target, side });
  if (key === 'ArrowUp') return to(before, 'above');
  if (key === 'ArrowDown') return to(next, 'below');
  if (key === 'ArrowRight') return to(before, 'under');
  if (key !== 'ArrowLeft') return undefined;
  return to(
    rows.find(({ category }) => category._id === row.category.parent),
    'below',
  );
}
