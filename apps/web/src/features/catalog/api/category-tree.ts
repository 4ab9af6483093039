import {
  categoryPath,
  categoryTree,
  treeRows,
  type Category,
  type TreeCategory,
} from '@shop/shared';
import { useMemo } from 'react';
import { useCategories } from './get-categories';

/** All categories as a tree, and as its rows. Without any under another, the rows are the list itself. */
export function useCategoryTree() {
  const { data } = useCategories();
  return useMemo(() => {
    const tree = categoryTree(data ?? []);
    return { tree, rows: treeRows(tree) };
  }, [data]);
}

/** A category in the tree; undefined while it is loading. */
export function useTreeCategory(id: string | undefined): TreeCategory<Category> | undefined {
  const { rows } = useCategoryTree();
  return rows.find(({ category }) => category._id === id);
}

/** The options of a select of categories, each with those that it is under; undefined while they are loading. */
export function useCategoryOptions(): { value: string; label: string }[] | undefined {
  const { data } = useCategories();
  const { rows } = useCategoryTree();
  return data && rows.map((row) => ({ value: row.category._id, label: categoryPath(row) }));
}
