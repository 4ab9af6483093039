import { PERMISSIONS, type Permission } from '@shop/shared';
import mongoose, { Schema, type Types } from 'mongoose';

/** An invitation to the staff, until it is accepted, withdrawn or expires. */
export interface InvitationRecord {
  _id: Types.ObjectId;
  /** In lower case. */
  email: string;
  /** What the invited person may do then; absent for everything. */
  permissions?: Permission[];
  /** Who invites them. The invitation holds as long as they could give these permissions. */
  by: Types.ObjectId;
  /** Digests of the tokens in the links; absent until one is made. Just the text if an earlier build has made it. */
  digest?: string[];
  /** The mail that they stand in, if it was mailed. */
  mail?: Types.ObjectId;
  createdAt: Date;
  expiresAt: Date;
}

const schema = new Schema<InvitationRecord>(
  {
    email: { type: String, required: true },
    permissions: { type: [{ type: String, enum: PERMISSIONS }], default: undefined },
    by: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    digest: { type: [String], default: undefined },
    mail: Schema.Types.ObjectId,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, autoIndex: false },
);

schema.index({ email: 1 }, { unique: true });
schema.index({ by: 1 });
schema.index({ digest: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const InvitationModel = mongoose.model<InvitationRecord>('Invitation', schema);
