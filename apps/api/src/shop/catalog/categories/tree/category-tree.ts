import type { SearchFilter } from '@shop/search';
import { Types } from 'mongoose';
import { KeptValue } from '../../changes/kept-value.js';
import { namedBy } from '../../changes/tags.js';
import { CategoryModel } from '../category.model.js';
import { Branches } from './branches.js';

/** Tells which categories are below which. */
export interface CategoryTree {
  current(): Promise<Branches>;
}

/** Queries the database each time. */
export const STORED_TREE: CategoryTree = { current: readBranches };

/** Holds the tree in memory and reads it again after each change of a category. */
export class KeptCategoryTree extends KeptValue<Branches> implements CategoryTree {
  constructor() {
    const isChangedBy = (tags: readonly string[]) => {
      const { categories, isAnything } = namedBy(tags);
      return isAnything || categories.length > 0;
    };
    super({ read: readBranches, isChangedBy });
  }
}

const LOWEST_ID = new Types.ObjectId('0'.repeat(24));

/** Reads the categories that are under another one: in a shop without any, one look-up in an index. */
async function readBranches(): Promise<Branches> {
  const under = await CategoryModel.find({ parent: { $gte: LOWEST_ID } }, { ancestors: 1 })
    .read('primary')
    .lean();
  return new Branches(
    new Map(under.map(({ _id, ancestors = [] }) => [_id.toHexString(), ancestors.map(String)])),
  );
}

/** A filter whose categories stand for their branches. */
export async function inBranches(
  filter: SearchFilter,
  { tree = STORED_TREE }: { tree?: CategoryTree },
): Promise<SearchFilter> {
  if (!filter.categories || filter.categories.length === 0) return filter;
  return { ...filter, categories: (await tree.current()).withBelow(filter.categories) };
}
