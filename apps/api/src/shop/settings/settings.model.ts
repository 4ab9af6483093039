import {
  DEFAULT_SETTINGS,
  SETTINGS_ID,
  type DraftPictures,
  type ManualMethod,
  type Photo,
  type Settings,
  type SettingsAndPictures,
} from '@shop/shared';
import mongoose, { Schema, Types } from 'mongoose';

/**
 * The shop's settings: one document, from the first save on. The audit entries say who saved it. Before the first save
 * of the settings it has the pictures alone, and version 0.
 */
export interface SettingsRecord extends SettingsAndPictures {
  _id: Types.ObjectId;
  /** Increases by one with every save. */
  version: number;
  /** What an administrator has not published yet; absent for nothing. */
  draft?: SettingsDraftRecord;
}

/** See `SettingsDraft`; the secret is in the address that shows it. */
export interface SettingsDraftRecord {
  changes?: Partial<Settings>;
  /** What was published under the names of the changes when the draft was saved. */
  replaced?: Partial<Settings>;
  pictures?: DraftPictures;
  secret: string;
  version: number;
}

/** The document's id, fixed so that every read is a lookup by id. */
export const SETTINGS_KEY = new Types.ObjectId(SETTINGS_ID);

const text = { type: String, default: '' };

const pictureSchema = new Schema<Photo>(
  { version: String, width: Number, height: Number },
  { _id: false },
);

const draftSchema = new Schema<SettingsDraftRecord>(
  {
    changes: Schema.Types.Mixed,
    replaced: Schema.Types.Mixed,
    pictures: Schema.Types.Mixed,
    secret: String,
    version: Number,
  },
  { _id: false },
);

const manualMethodSchema = new Schema<ManualMethod>(
  { id: String, name: String, text: String, days: Number, isOn: Boolean },
  { _id: false, id: false },
);

const schema = new Schema<SettingsRecord>(
  {
    name: { type: String, required: true },
    mark: { type: String, default: DEFAULT_SETTINGS.mark },
    accent: text,
    tagline: text,
    bannerHeading: text,
    bannerText: text,
    bannerLink: text,
    bannerLabel: text,
    homeRows: text,
    headerLinks: text,
    footerLinks: text,
    author: { type: String, required: true },
    address: text,
    email: { type: String, required: true },
    phone: text,
    tollFree: text,
    timeZone: { type: String, required: true },
    currency: { type: String, default: DEFAULT_SETTINGS.currency },
    units: { type: String, default: DEFAULT_SETTINGS.units },
    lowStock: { type: Number, required: true },
    priorPrices: { type: String, default: DEFAULT_SETTINGS.priorPrices },
    deliveryLine: text,
    returnsLine: text,
    paymentLine: text,
    aboutText: text,
    policyText: text,
    deliveryText: text,
    returnsText: text,
    termsText: text,
    imprintText: text,
    manualMethods: { type: [manualMethodSchema], default: undefined },
    cardCharged: { type: String, default: DEFAULT_SETTINGS.cardCharged },
    taxNumber: text,
    withdrawalDays: { type: Number, default: DEFAULT_SETTINGS.withdrawalDays },
    invoiceFooter: text,
    pictures: { logo: pictureSchema, banner: pictureSchema, icon: pictureSchema },
    version: { type: Number, required: true },
    draft: draftSchema,
  } satisfies Record<Exclude<keyof SettingsRecord, '_id'>, unknown>,
  { versionKey: false, autoIndex: false, collection: 'settings' },
);

export const SettingsModel = mongoose.model<SettingsRecord>('Settings', schema);
