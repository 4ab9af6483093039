import type { AuditAction, AuditFacts, AuditSubjectKind } from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { Actor } from '@shop/http/access';
import { holdAccount } from '../../platform/mongo/hold-account.js';
import { searchPrefixes, searchWords } from '@shop/mongo/text';
import { AuditEntryModel } from './audit-entry.model.js';

/** What was done, by whom and to what, with its facts before and after; null where there was nothing. */
export interface AuditedAct {
  action: AuditAction;
  by: Actor;
  subject: { kind: AuditSubjectKind; _id: Types.ObjectId; name: string };
  before: AuditFacts | null;
  after: AuditFacts | null;
}

/**
 * Records an act in the transaction that performs it: both are committed, or neither.
 * @throws HttpError 401 if the actor's account is deleted.
 */
export async function recordAuditEntry(
  { by, ...act }: AuditedAct,
  session: ClientSession,
): Promise<void> {
  if (by._id) await holdAccount(by._id, session);
  await AuditEntryModel.create([entryOf(act, by)], { session });
}

/**
 * Like `recordAuditEntry`, for the acts of a bulk write.
 * @param options `byWords`: the entries are found by whole words alone. For acts that follow by the thousand from one
 * that is found by less.
 */
export async function recordAuditEntries(
  acts: readonly Omit<AuditedAct, 'by'>[],
  by: Actor,
  session: ClientSession,
  { byWords = false }: { byWords?: boolean } = {},
): Promise<void> {
  if (acts.length === 0) return;
  if (by._id) await holdAccount(by._id, session);
  const found = byWords ? searchWords : searchPrefixes;
  // Bypasses the model: all fields are valid already, and an import records thousands.
  await AuditEntryModel.collection.insertMany(
    acts.map((act) => ({ _id: new Types.ObjectId(), ...entryOf(act, by, found) })),
    { session },
  );
}

function entryOf(
  { action, subject, before, after }: Omit<AuditedAct, 'by'>,
  by: Actor,
  foundBy: (text: string) => string[] = searchPrefixes,
) {
  const { _id, name, email, requestId } = by;
  return {
    at: new Date(),
    action,
    by: { _id, name, email },
    subject,
    ...changedFacts(before, after),
    requestId,
    actorPrefixes: foundBy(email),
    subjectPrefixes: foundBy(subject.name),
  };
}

/** The facts that differ. If only one side is known, all facts of that side. */
function changedFacts(before: AuditFacts | null, after: AuditFacts | null) {
  if (!before || !after) return { before, after };
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => before[name] !== after[name]);
  const pick = (facts: AuditFacts) =>
    Object.fromEntries(changed.map((name) => [name, facts[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
