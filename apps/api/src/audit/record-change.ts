import type { AuditAction, AuditFacts, AuditSubjectKind } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { AuditEntryModel, subjectNameKey } from './audit-entry.model.js';

/** Who changes something, and in which request; without an id it is done on the command line. */
export interface Changer {
  readonly _id: Types.ObjectId | null;
  readonly name: string;
  readonly email: string;
  readonly requestId: string;
}

/** What a change is about, what was known of it before, and what is since; null where there is nothing. */
export interface Change {
  action: AuditAction;
  by: Changer;
  subject: { kind: AuditSubjectKind; _id: Types.ObjectId; name: string };
  before: AuditFacts | null;
  after: AuditFacts | null;
}

/** Leaves an entry of a change, in the transaction that makes it: both are kept, or neither. */
export async function recordChange(change: Change, session: ClientSession): Promise<void> {
  const { action, subject, by, before, after } = change;
  const { _id, name, email, requestId } = by;
  const entry = {
    at: new Date(),
    action,
    by: { _id, name, email },
    subject: { ...subject, nameKey: subjectNameKey(subject.name) },
    ...whatDiffers(before, after),
    requestId,
  };
  await AuditEntryModel.create([entry], { session });
}

/** Of a change both of whose sides are known, only the facts that are not the same. */
function whatDiffers(before: AuditFacts | null, after: AuditFacts | null) {
  if (!before || !after) return { before, after };
  const differing = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (facts: AuditFacts) =>
    Object.fromEntries(differing.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
