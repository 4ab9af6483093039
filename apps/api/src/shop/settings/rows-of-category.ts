import type { Actor } from '@shop/http/access';
import { rowsOf, textOfRows, type HomeRow, type Settings } from '@shop/shared';
import type { ClientSession, Types } from 'mongoose';
import { recordAuditEntry } from '../audit/index.js';
import { DRAFT_SUBJECT } from './settings-draft.js';
import { SETTINGS_KEY, SettingsModel } from './settings.model.js';

interface Named {
  _id: Types.ObjectId;
  name: string;
}

const isOfCategories = ({ by }: HomeRow) => by === 'category' || by === 'categories';

/** Whether the rows of the home page in these settings show a category. */
function showsIn({ homeRows = '' }: Partial<Settings> = {}, id: string): boolean {
  return rowsOf(homeRows).some((row) => isOfCategories(row) && row.of.split(',').includes(id));
}

/** These settings with one category instead of another, once in each row. */
function replacedIn(settings: Partial<Settings>, from: string, to: string): Partial<Settings> {
  if (!showsIn(settings, from)) return settings;
  const rows = rowsOf(settings.homeRows ?? '').map((row) => {
    if (!isOfCategories(row)) return row;
    const ids = row.of.split(',').map((id) => (id === from ? to : id));
    return { ...row, of: [...new Set(ids)].join(',') };
  });
  return { ...settings, homeRows: textOfRows(rows) };
}

/** Whether a row of the home page shows a category, or one of the draft would. */
export async function isInHomeRows({ _id }: Named, session: ClientSession): Promise<boolean> {
  const stored = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
  const id = _id.toHexString();
  return stored !== null && (showsIn(stored, id) || showsIn(stored.draft?.changes, id));
}

/**
 * Shows another category in the rows of the home page and of the draft. Forms that show the rows as they were are
 * refused when they are saved. @returns whether the home page changes
 */
export async function replaceInHomeRows(
  source: Named,
  target: Named,
  by: Actor,
  session: ClientSession,
): Promise<boolean> {
  const stored = await SettingsModel.findById(SETTINGS_KEY, null, { session }).lean();
  if (!stored) return false;
  const [from, to] = [source._id.toHexString(), target._id.toHexString()];
  const { draft, version } = stored;
  const { changes = {}, replaced = {} } = draft ?? {};
  const isShown = showsIn(stored, from);
  const isDrafted = showsIn(changes, from) || showsIn(replaced, from);
  if (!isShown && !isDrafted) return false;
  const $set = {
    ...(isShown && {
      homeRows: replacedIn({ homeRows: stored.homeRows }, from, to).homeRows,
      version: version + 1,
    }),
    ...(isDrafted && {
      'draft.changes': replacedIn(changes, from, to),
      'draft.replaced': replacedIn(replaced, from, to),
      'draft.version': Date.now(),
    }),
  };
  await SettingsModel.updateOne({ _id: SETTINGS_KEY }, { $set }, { session });
  const facts = { before: { category: source.name }, after: { category: target.name } };
  const subject = { kind: 'settings', _id: SETTINGS_KEY, name: 'Settings' } as const;
  if (isShown) await recordAuditEntry({ action: 'updateSettings', by, subject, ...facts }, session);
  if (isDrafted) {
    const action = 'saveSettingsDraft';
    await recordAuditEntry({ action, by, subject: DRAFT_SUBJECT, ...facts }, session);
  }
  return isShown;
}
