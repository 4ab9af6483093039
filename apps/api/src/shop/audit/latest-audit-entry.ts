import type { AuditAction } from '@shop/shared';
import type { Types } from 'mongoose';
import { conflict, type HttpError } from '@shop/http/errors';
import { AuditEntryModel, LATEST_FIRST, type AuditEntryRecord } from './audit-entry.model.js';

/** Narrows the entries down to one action, or to those that changed a fact. */
interface Which {
  action?: AuditAction;
  fact?: string;
}

/** The latest act on a subject, or null if there is none. */
export function latestAuditEntry(
  subject: Types.ObjectId,
  { action, fact }: Which = {},
): Promise<AuditEntryRecord | null> {
  return AuditEntryModel.findOne({
    'subject._id': subject,
    ...(action && { action }),
    ...(fact !== undefined && { [`after.${fact}`]: { $exists: true } }),
  })
    .sort(LATEST_FIRST)
    .lean();
}

/** The name of whoever did the latest act on a subject, for the message of a conflict. */
export async function whoChanged(subject: Types.ObjectId, which?: Which): Promise<string> {
  const latest = await latestAuditEntry(subject, which);
  return latest?.by.name ?? 'Somebody';
}

/**
 * The error of a save that would undo somebody else's.
 * @param act what they did, in the past tense: `saved the settings`.
 */
export async function savedMeanwhile(subject: Types.ObjectId, act: string): Promise<HttpError> {
  const who = await whoChanged(subject);
  return conflict(`${who} ${act} after you opened them. Load them again before you save.`);
}
