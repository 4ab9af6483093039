import type { ClientSession, Types } from 'mongoose';
import {
  CategoryModel,
  categoryNameKey,
  type CategoryRecord,
} from '../categories/category.model.js';

type Named = Pick<CategoryRecord, '_id' | 'name' | 'nameKey' | 'parent' | 'ancestors'>;

/** The names of a path such as `Clothing > Shirts`, the top one first. */
export function namesOf(path: string): string[] {
  return path
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const pathKey = (path: string) => namesOf(path).map(categoryNameKey).join('>');

/** Categories with the names that they are under. */
export class CategoryPaths {
  readonly #byId: ReadonlyMap<string, Named>;

  constructor(private readonly categories: readonly Named[]) {
    this.#byId = new Map(categories.map((category) => [category._id.toHexString(), category]));
  }

  /** The path of a category: its own name at the top. */
  pathOf(id: Types.ObjectId): string {
    const category = this.#byId.get(id.toHexString());
    if (!category) return '';
    const above = (category.ancestors ?? []).map((one) => this.#byId.get(one.toHexString())?.name);
    return [...above, category.name].join(' > ');
  }

  /** The category whose path this is in any case; undefined if there is none. */
  exactly(path: string): Named | undefined {
    const wanted = pathKey(path);
    return this.categories.find(({ _id }) => pathKey(this.pathOf(_id)) === wanted);
  }

  /** The category of a path. A single name may also be that of the only category with it. */
  at(path: string): Named | undefined {
    const named = this.categories.filter(({ nameKey }) => nameKey === categoryNameKey(path));
    const [only] = named.filter(({ parent }) => !parent).concat(named.length === 1 ? named : []);
    return this.exactly(path) ?? only;
  }

  /** The record of a category. */
  withId(id: Types.ObjectId): Named | undefined {
    return this.#byId.get(id.toHexString());
  }
}

/** Reads these categories, those with one of these names, and all that they are under. */
export async function readCategoryPaths(
  { ids, names }: { ids: readonly Types.ObjectId[]; names: readonly string[] },
  session?: ClientSession,
): Promise<CategoryPaths> {
  const options = session ? { session } : {};
  const fields = { name: 1, nameKey: 1, parent: 1, ancestors: 1 };
  const keys = [...new Set([...names, ...names.flatMap(namesOf)].map(categoryNameKey))];
  const wanted = [
    ...(ids.length > 0 ? [{ _id: { $in: ids } }] : []),
    ...(keys.length > 0 ? [{ nameKey: { $in: keys } }] : []),
  ];
  if (wanted.length === 0) return new CategoryPaths([]);
  const found = await CategoryModel.find({ $or: wanted }, fields, options).lean();
  const have = new Set(found.map(({ _id }) => _id.toHexString()));
  const above = found
    .flatMap(({ ancestors = [] }) => ancestors)
    .filter((id) => !have.has(id.toHexString()));
  const others =
    above.length === 0
      ? []
      : await CategoryModel.find({ _id: { $in: above } }, fields, options).lean();
  return new CategoryPaths([...found, ...others]);
}
