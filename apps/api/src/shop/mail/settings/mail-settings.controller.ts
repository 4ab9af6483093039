import { notFound } from '@shop/http/errors';
import type { Controller } from '@shop/http/route';
import {
  SUCCESS_TEXTS,
  type endpoints,
  type MailKind,
  type MailSettings,
  type Settings,
} from '@shop/shared';
import type { Mailer } from '../mailer.js';
import { composeMail } from '../words/compose-mail.js';
import { SAMPLE_NAME, type LetterSamples } from '../words/letter-samples.js';
import { LOGO_ID, mailSettings } from './mail-settings.model.js';
import { saveMailSettings } from './save-mail-settings.js';
import { sendTestMail } from './send-test-mail.js';

/** Dependencies of the controllers of the mails' settings. */
export interface MailSettingsDeps {
  /** Without a mail server, mails are kept. */
  mailer?: Mailer | undefined;
  settings: { current(): Promise<Settings> };
  samples: LetterSamples;
}

export function get({ mailer }: MailSettingsDeps): Controller<typeof endpoints.getMailSettings> {
  return async () => ({
    success: true,
    settings: await mailSettings(),
    canSend: mailer !== undefined,
  });
}

export const update: Controller<typeof endpoints.updateMailSettings> = async ({ body, actor }) => ({
  success: true,
  message: SUCCESS_TEXTS.mailSettingsSaved,
  settings: await saveMailSettings(body, actor),
});

export function preview(deps: MailSettingsDeps): Controller<typeof endpoints.previewMail> {
  return async ({ body: { color, logo, words }, req }) => {
    const wanted = { color, logo, words: [words] };
    const { publicUrl } = req.app.locals as { publicUrl?: string };
    const shown = { settings: wanted, logo: `data:image/png;base64,${logo}`, publicUrl };
    return { success: true, ...(await compose(words.kind, shown, deps)) };
  };
}

export function test(deps: MailSettingsDeps): Controller<typeof endpoints.sendTestMail> {
  return async ({ body: { kind }, actor, req }) => {
    const { publicUrl } = req.app.locals as { publicUrl?: string };
    const shown = { settings: await mailSettings(), logo: `cid:${LOGO_ID}`, publicUrl };
    const composed = await compose(kind, shown, deps);
    const canSend = deps.mailer !== undefined;
    await sendTestMail({ kind, composed, canSend }, actor);
    const message = canSend ? SUCCESS_TEXTS.testMailSent(actor.email) : SUCCESS_TEXTS.testMailKept;
    return { success: true, message };
  };
}

interface Shown {
  settings: Pick<MailSettings, 'color' | 'logo' | 'words'>;
  logo: string;
  publicUrl: string | undefined;
}

async function compose(
  kind: MailKind,
  shown: Shown,
  { settings, samples }: Pick<MailSettingsDeps, 'settings' | 'samples'>,
) {
  const shop = await settings.current();
  const sample = samples[kind]?.(shop);
  if (!sample) throw notFound('Mail');
  const to = { name: SAMPLE_NAME, address: shop.email };
  return composeMail(kind, { to, ...sample }, { ...shown, shop });
}
