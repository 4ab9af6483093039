import {
  DEFAULT_MAIL_SETTINGS,
  MAIL_SETTINGS_ID,
  mailSettingsSchema,
  type MailSettings,
} from '@shop/shared';
import mongoose, { Schema, Types } from 'mongoose';

/** How the mails look, what they say, and what the shop's own address is told: one document, from the first save on. */
export interface MailSettingsRecord extends MailSettings {
  _id: Types.ObjectId;
}

/** The document's id, fixed so that every read is a lookup by id. */
export const MAIL_SETTINGS_KEY = new Types.ObjectId(MAIL_SETTINGS_ID);

/** By which a mail names its logo, which travels with it. */
export const LOGO_ID = 'logo';

const text = { type: String, default: '' } as const;

const schema = new Schema<MailSettingsRecord>(
  {
    color: text,
    logo: text,
    newOrders: { type: String, required: true },
    lowStock: { type: String, required: true },
    disputes: { type: String, required: true },
    returns: { type: String, required: true },
    words: [new Schema({ kind: String, subject: text, intro: text }, { _id: false })],
    version: { type: Number, required: true },
  } satisfies Record<Exclude<keyof MailSettingsRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false },
);

export const MailSettingsModel = mongoose.model<MailSettingsRecord>(
  'MailSettings',
  schema,
  'mailsettings',
);

/** The settings as they are stored now. */
export async function mailSettings(): Promise<MailSettings> {
  return mailSettingsOf(await MailSettingsModel.findById(MAIL_SETTINGS_KEY).lean());
}

/** The settings in a document. */
export function mailSettingsOf(record: MailSettingsRecord | null): MailSettings {
  return mailSettingsSchema.strip().parse({ ...DEFAULT_MAIL_SETTINGS, ...record });
}
