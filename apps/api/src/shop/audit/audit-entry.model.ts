import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditFacts,
  type AuditSubjectKind,
} from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** One recorded act of an administrator. The shop never deletes it, and changes it only in `forgetPerson`. */
export interface AuditEntryRecord {
  _id: Types.ObjectId;
  at: Date;
  action: AuditAction;
  by: { _id: Types.ObjectId | null; name: string; email: string };
  subject: { kind: AuditSubjectKind; _id: Types.ObjectId; name: string };
  before: AuditFacts | null;
  after: AuditFacts | null;
  requestId: string;
  /** Search prefixes of the actor's e-mail address. */
  actorPrefixes: string[];
  /** Search prefixes of the subject's name. */
  subjectPrefixes: string[];
}

const facts = { type: Schema.Types.Mixed, default: null };

const schema = new Schema<AuditEntryRecord>(
  {
    at: { type: Date, required: true },
    action: { type: String, enum: AUDIT_ACTIONS, required: true },
    by: {
      _id: { type: Schema.Types.ObjectId, default: null },
      name: { type: String, required: true },
      email: { type: String, required: true },
    },
    subject: {
      kind: { type: String, enum: AUDIT_SUBJECTS, required: true },
      _id: { type: Schema.Types.ObjectId, required: true },
      name: { type: String, required: true },
    },
    before: facts,
    after: facts,
    requestId: { type: String, required: true },
    actorPrefixes: { type: [String], required: true },
    subjectPrefixes: { type: [String], required: true },
  },
  // `minimize` would drop the empty facts of an edit that changes nothing.
  { versionKey: false, autoIndex: false, minimize: false, collection: 'auditentries' },
);

/** Latest first; `_id` breaks ties. */
export const LATEST_FIRST = { at: -1, _id: -1 } as const;

schema.index(LATEST_FIRST);
schema.index({ action: 1, ...LATEST_FIRST });
schema.index({ 'subject._id': 1, ...LATEST_FIRST });
schema.index({ actorPrefixes: 1, ...LATEST_FIRST });
schema.index({ subjectPrefixes: 1, ...LATEST_FIRST });

export const AuditEntryModel = mongoose.model<AuditEntryRecord>('AuditEntry', schema);
