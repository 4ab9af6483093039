import { inTransaction, isDuplicate } from '@shop/mongo';
import {
  withDraftPictures,
  type Settings,
  type SettingsInput,
  type ShopPictures,
} from '@shop/shared';
import type { ClientSession } from 'mongoose';
import { recordAuditEntry, savedMeanwhile } from '../audit/index.js';
import { wrongField } from '@shop/http/errors';
import { isBegun, ORDER_NUMBERS } from '../../platform/mongo/take-numbers.js';
import type { SignedInActor } from '@shop/http/access';
import { draftChangedMeanwhile, type PicturesOfDrafts } from './settings-draft.js';
import { SETTINGS_KEY, SettingsModel, type SettingsRecord } from './settings.model.js';
import { editedSettings, settingsFacts } from './settings.view.js';

/** What a conflict says that somebody did. */
const ACT = 'saved the settings';

/** What a save changes besides the settings. */
export interface SavingDeps {
  /** Invalidates cached replies that show the settings, here and at the other instances. */
  recordSettingsChange: (session: ClientSession) => Promise<void>;
  picturesOfDrafts: PicturesOfDrafts;
}

/**
 * Saves the settings, unless they have changed since the administrator loaded them, and records an audit entry.
 * @param first the environment's settings, used until the first save.
 * @param deps are called in the transaction.
 * @throws HttpError 400 for another currency once orders were placed; 409 when somebody saved them, or the draft that
 * is published, meanwhile; the message says who.
 */
export async function saveSettings(
  { version, draft, ...settings }: SettingsInput,
  by: SignedInActor,
  first: Settings,
  { recordSettingsChange, picturesOfDrafts }: SavingDeps,
): Promise<SettingsRecord> {
  try {
    return await inTransaction(async (session) => {
      const before = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
      if ((before?.version ?? 0) !== version) throw await savedMeanwhile(SETTINGS_KEY, ACT);
      if (draft !== undefined && before?.draft?.version !== draft)
        throw await draftChangedMeanwhile();
      const edited = editedSettings(before, first);
      const {
        manualMethods = edited.manualMethods,
        currency = edited.currency,
        units = edited.units,
      } = settings;
      if (currency !== edited.currency && (await isBegun(ORDER_NUMBERS, session)))
        throw wrongField('currency', 'The currency stays as it is once an order has been placed');
      const saved = { ...settings, manualMethods, currency, units };
      const drafted = draft === undefined ? undefined : before?.draft?.pictures;
      const pictures = withDraftPictures(before?.pictures, drafted);
      await store({ ...saved, version, draft }, drafted && pictures, session);
      if (drafted) await picturesOfDrafts.publish(drafted, session);
      await recordSettingsChange(session);
      await recordAuditEntry(
        {
          action: 'updateSettings',
          by,
          subject: { kind: 'settings', _id: SETTINGS_KEY, name: 'Settings' },
          before: settingsFacts(edited),
          after: settingsFacts(saved),
        },
        session,
      );
      return { _id: SETTINGS_KEY, ...saved, version: version + 1, pictures };
    });
  } catch (error) {
    // Two first saves at the same time: neither found a document.
    if (isDuplicate(error)) throw await savedMeanwhile(SETTINGS_KEY, ACT);
    throw error;
  }
}

async function store(
  { version, draft, ...settings }: SettingsInput,
  pictures: ShopPictures | undefined,
  session: ClientSession,
): Promise<void> {
  await SettingsModel.updateOne(
    { _id: SETTINGS_KEY, version },
    {
      $set: { ...settings, ...(pictures && { pictures }), version: version + 1 },
      ...(draft !== undefined && { $unset: { draft: 1 } }),
    },
    { session, upsert: version === 0 },
  );
}
