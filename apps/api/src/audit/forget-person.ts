import { DELETED_USER } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { nameFilter, searchPrefixes } from '../text/name-search.js';
import { AuditEntryModel } from './audit-entry.model.js';

/** Ids in one query. */
const BATCH_SIZE = 1_000;

/** Whom audit entries name, as the actor or as the subject. */
interface Person {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/**
 * Takes a person out of the audit entries in which they are the actor or the subject. The entries stay, with the
 * person's id: what was done remains, and that one and the same person did it.
 */
export async function forgetPerson({ _id, email }: Person, session: ClientSession): Promise<void> {
  await AuditEntryModel.updateMany(
    { 'subject._id': _id },
    { $set: namedSubject(DELETED_USER), $unset: { 'after.client': 1 } },
    { session },
  );
  await AuditEntryModel.updateMany(
    { ...nameFilter('actorPrefixes', email), 'by._id': _id },
    { $set: { 'by.name': DELETED_USER, 'by.email': '-', actorPrefixes: searchPrefixes('-') } },
    { session },
  );
}

/** Gives subjects another name, in all their entries. */
export async function renameSubjects(
  ids: readonly Types.ObjectId[],
  name: string,
  session: ClientSession,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    const filter = { 'subject._id': { $in: ids.slice(start, start + BATCH_SIZE) } };
    await AuditEntryModel.updateMany(filter, { $set: namedSubject(name) }, { session });
  }
}

function namedSubject(name: string) {
  return { 'subject.name': name, subjectPrefixes: searchPrefixes(name) };
}
