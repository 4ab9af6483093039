import type { SignedInActor } from '@shop/http/access';
import { inTransaction, isDuplicate } from '@shop/mongo';
import type { AuditFacts, MailSettings, MailSettingsInput } from '@shop/shared';
import { recordAuditEntry, savedMeanwhile } from '../../audit/index.js';
import { forgetReported } from './reported.js';
import { MAIL_SETTINGS_KEY, mailSettingsOf, MailSettingsModel } from './mail-settings.model.js';

/** What a conflict says that somebody did. */
const ACT = 'saved the settings of the mails';

/**
 * Saves the mails' settings, unless they have changed since the administrator loaded them, and records who did.
 * @throws HttpError 409 when somebody else saved them meanwhile; the message says who.
 */
export async function saveMailSettings(
  { version, ...input }: MailSettingsInput,
  by: SignedInActor,
): Promise<MailSettings> {
  // Of words that are all usual, nothing is kept.
  const words = input.words.filter(({ subject, intro }) => subject || intro);
  const after = { ...input, words, version: version + 1 };
  try {
    await inTransaction(async (session) => {
      const _id = MAIL_SETTINGS_KEY;
      const before = mailSettingsOf(
        await MailSettingsModel.findById(_id, null, { session }).lean(),
      );
      if (before.version !== version) throw await savedMeanwhile(_id, ACT);
      await MailSettingsModel.updateOne(
        { _id, version },
        { $set: after },
        { session, upsert: version === 0 },
      );
      const entry = {
        action: 'updateMailSettings',
        by,
        subject: { kind: 'mailSettings', _id, name: 'Mails' },
        before: factsOf(before),
        after: factsOf(after),
      } as const;
      await recordAuditEntry(entry, session);
    });
    forgetReported();
    return after;
  } catch (error) {
    // Two first saves at the same time: neither found a document.
    if (isDuplicate(error)) throw await savedMeanwhile(MAIL_SETTINGS_KEY, ACT);
    throw error;
  }
}

function factsOf(settings: MailSettings): AuditFacts {
  const { color, logo, newOrders, lowStock, disputes, returns, words } = settings;
  const texts = words.map(({ kind, subject, intro }) => `${kind}: ${subject} / ${intro}`);
  return {
    color,
    logo: logo !== '',
    newOrders,
    lowStock,
    disputes,
    returns,
    words: texts.join('; '),
  };
}
