import { randomBytes } from 'node:crypto';
import { inTransaction, isDuplicate } from '@shop/mongo';
import {
  SETTINGS_DRAFT_ID,
  type AuditFacts,
  type DraftPictures,
  type Settings,
  type SettingsInput,
} from '@shop/shared';
import { Types, type ClientSession } from 'mongoose';
import type { HttpError } from '@shop/http/errors';
import type { SignedInActor } from '@shop/http/access';
import { recordAuditEntry, savedMeanwhile } from '../audit/index.js';
import {
  SETTINGS_KEY,
  SettingsModel,
  type SettingsDraftRecord,
  type SettingsRecord,
} from './settings.model.js';
import { differing, editedSettings, settingsFacts } from './settings.view.js';

/** The subject of audit entries about the draft. */
export const DRAFT_SUBJECT = {
  kind: 'settings',
  _id: new Types.ObjectId(SETTINGS_DRAFT_ID),
  name: 'Draft of the settings',
} as const;

const SECRET_BYTES = 18;

/** What becomes of the bytes of a draft's pictures. */
export interface PicturesOfDrafts {
  /** They are the shop's from now on, and those that it removes are deleted. */
  publish(pictures: DraftPictures, session: ClientSession): Promise<void>;
  /** They are deleted. */
  discard(session: ClientSession): Promise<void>;
}

/** The error of a call that would undo what somebody else did to the draft. */
export function draftChangedMeanwhile(): Promise<HttpError> {
  return savedMeanwhile(DRAFT_SUBJECT._id, 'changed the draft of the settings');
}

/**
 * Keeps what differs from the settings as a draft, which shoppers don't see.
 * @param first the environment's settings.
 * @throws HttpError 409 when somebody has saved the settings or the draft meanwhile.
 */
export async function saveDraft(
  { version, draft = 0, ...given }: SettingsInput,
  by: SignedInActor,
  first: Settings,
): Promise<SettingsDraftRecord> {
  const save = async (session: ClientSession) => {
    const before = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
    if ((before?.version ?? 0) !== version)
      throw await savedMeanwhile(SETTINGS_KEY, 'saved the settings');
    if ((before?.draft?.version ?? 0) !== draft) throw await draftChangedMeanwhile();
    const published = editedSettings(before, first);
    const changed = differing(given, published);
    const changes = pick(given, changed);
    const replaced = pick(published, changed);
    const after = { ...before?.draft, changes, replaced, ...newSave() };
    await store({ $set: { draft: after } }, session);
    await record('saveSettingsDraft', by, { before: before?.draft, after }, session);
    return after;
  };
  try {
    return await inTransaction(save);
  } catch (error) {
    // Two drafts at the same time before any settings were saved: neither found a document.
    if (isDuplicate(error)) throw await draftChangedMeanwhile();
    throw error;
  }
}

/**
 * Changes one of the pictures of a draft.
 * @param change its bytes are stored by `store`.
 * @throws HttpError 409 when the draft is not that of the version.
 */
export async function saveDraftPicture(
  version: number,
  change: { pictures: DraftPictures; store: (session: ClientSession) => Promise<void> },
  by: SignedInActor,
): Promise<SettingsRecord> {
  return inTransaction(async (session) => {
    const before = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
    if (before?.draft?.version !== version) throw await draftChangedMeanwhile();
    const pictures = { ...before.draft.pictures, ...change.pictures };
    const draft = { ...before.draft, pictures, ...newSave() };
    await store({ $set: { draft } }, session);
    await change.store(session);
    await record('saveSettingsDraft', by, { before: before.draft, after: draft }, session);
    return { ...before, draft };
  });
}

/** What each save of a draft has of its own. */
function newSave() {
  return { secret: randomBytes(SECRET_BYTES).toString('base64url'), version: Date.now() };
}

/** Removes the draft. @throws HttpError 409 when it is not that of the version. */
export async function deleteDraft(
  version: number,
  by: SignedInActor,
  pictures: PicturesOfDrafts,
): Promise<void> {
  await inTransaction(async (session) => {
    const before = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
    if (before?.draft?.version !== version) throw await draftChangedMeanwhile();
    await store({ $unset: { draft: 1 } }, session);
    if (before.draft.pictures) await pictures.discard(session);
    await record('deleteSettingsDraft', by, { before: before.draft }, session);
  });
}

async function store(update: object, session: ClientSession): Promise<void> {
  await SettingsModel.updateOne(
    { _id: SETTINGS_KEY },
    { ...update, $setOnInsert: { version: 0 } },
    // Until the settings are saved, the environment's values apply, not the model's.
    { session, upsert: true, setDefaultsOnInsert: false },
  );
}

function pick(settings: Partial<Settings>, names: (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** The entry has what the draft changes. */
async function record(
  action: 'saveSettingsDraft' | 'deleteSettingsDraft',
  by: SignedInActor,
  drafts: { before?: SettingsDraftRecord | undefined; after?: SettingsDraftRecord },
  session: ClientSession,
): Promise<void> {
  const before = factsOf(drafts.before);
  const after = factsOf(drafts.after);
  await recordAuditEntry({ action, by, subject: DRAFT_SUBJECT, before, after }, session);
}

function factsOf({ changes = {}, pictures = {} }: Partial<SettingsDraftRecord> = {}): AuditFacts {
  const facts = settingsFacts(changes);
  for (const [kind, photo] of Object.entries(pictures)) facts[kind] = photo?.version ?? null;
  return facts;
}
