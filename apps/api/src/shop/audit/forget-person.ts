import { DELETED_USER } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { nameFilter, searchPrefixes } from '@shop/mongo/text';
import { AuditEntryModel } from './audit-entry.model.js';

/** Ids in one query. */
const BATCH_SIZE = 1_000;

/** A person named in audit entries, as the actor or as the subject. */
interface Person {
  readonly _id: Types.ObjectId;
  readonly email: string;
}

/**
 * Anonymizes the audit entries in which a person is the actor or the subject. The entries keep the person's id, so that
 * they still show what was done, and which actions were the same person's.
 */
export async function forgetPerson({ _id, email }: Person, session: ClientSession): Promise<void> {
  await AuditEntryModel.updateMany(
    { 'subject._id': _id },
    { $set: namedSubject(DELETED_USER), $unset: { 'after.client': 1 } },
    { session },
  );
  await AuditEntryModel.updateMany(
    {
      ...nameFilter('subjectPrefixes', email),
      'subject.kind': 'invitation',
      'subject.name': email,
    },
    { $set: namedSubject(DELETED_USER) },
    { session },
  );
  await AuditEntryModel.updateMany(
    { ...nameFilter('actorPrefixes', email), 'by._id': _id },
    { $set: { 'by.name': DELETED_USER, 'by.email': '-', actorPrefixes: searchPrefixes('-') } },
    { session },
  );
}

/** Renames subjects in all their audit entries. */
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
