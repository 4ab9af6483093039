import type { ClientSession } from 'mongoose';
import { recordAuditEntry } from '../../audit/index.js';
import type { Actor } from '../../http/access.js';
import { inTransaction, isDuplicate } from '../../mongo/transaction.js';
import { conflict, notFound } from '../../http/errors.js';
import { CategoryModel, categoryNameKey, type CategoryRecord } from './category.model.js';
import { freeSlug, withFormerSlugs } from '../slugs.js';

/**
 * Writes a new category.
 * @throws HttpError 409 if one of that name exists.
 */
export async function createCategory(name: string, by: Actor): Promise<CategoryRecord> {
  const create = async (session: ClientSession) => {
    const slug = await freeSlug(CategoryModel, name, { session });
    const [category] = await CategoryModel.create(
      [{ name, nameKey: categoryNameKey(name), slug, slugs: [slug] }],
      { session },
    );
    if (!category) throw new Error('The category was not created');
    await recordAuditEntry(
      {
        action: 'createCategory',
        by,
        subject: { kind: 'category', _id: category._id, name },
        before: null,
        after: { name },
      },
      session,
    );
    return category.toObject();
  };
  return savingUniquely(() => inTransaction(create));
}

/**
 * Renames a category. The new name brings a new slug, and the old one goes on finding the category.
 * @throws HttpError 404 for an unknown category, 409 if another bears that name.
 */
export async function renameCategory(id: string, name: string, by: Actor): Promise<CategoryRecord> {
  const rename = async (session: ClientSession) => {
    const before = await CategoryModel.findById(id, null, { session }).lean();
    if (!before) throw notFound('Category');
    const slug =
      name === before.name
        ? before.slug
        : await freeSlug(CategoryModel, name, { own: before._id, session });
    const category = await CategoryModel.findByIdAndUpdate(
      id,
      {
        $set: {
          name,
          nameKey: categoryNameKey(name),
          slug,
          slugs: withFormerSlugs(slug, before.slugs),
        },
      },
      { session, returnDocument: 'after' },
    ).lean();
    if (!category) throw notFound('Category');
    await recordAuditEntry(
      {
        action: 'updateCategory',
        by,
        subject: { kind: 'category', _id: category._id, name },
        before: { name: before.name },
        after: { name },
      },
      session,
    );
    return category;
  };
  return savingUniquely(() => inTransaction(rename));
}

/** Runs a save again when another writer took its slug meanwhile; a taken name is the caller's to mend. */
async function savingUniquely(save: () => Promise<CategoryRecord>): Promise<CategoryRecord> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (isDuplicate(error, 'nameKey')) {
        const message = 'A category of this name exists already';
        throw conflict(message, [{ field: 'name', message }]);
      }
      if (attempt === 5 || !isDuplicate(error, 'slugs')) throw error;
    }
  }
}
