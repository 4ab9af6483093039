import {
  mailSettingsInputSchema,
  mailSettingsSchema,
  mailWordsSchema,
  WORDED_KINDS,
  type MailKind,
  type MailSettings,
} from '@shop/shared';
import { z } from 'zod';
import { KIND_TEXTS } from '../admin-mails';

const { color, disputes, returns } = mailSettingsInputSchema.shape;

/** The words of all mails. What is wrong is said with the name of the mail, because the form shows one at a time. */
const wordsSchema = mailSettingsSchema.shape.words.superRefine((words, context) => {
  for (const one of words)
    for (const { message } of mailWordsSchema.safeParse(one).error?.issues ?? [])
      context.addIssue({ code: 'custom', message: `${KIND_TEXTS[one.kind]}: ${message}` });
});

/** The server's rules for the settings of the mails. The form also holds what it was opened with. */
export const mailSettingsFormSchema = mailSettingsInputSchema.omit({ version: true }).extend({
  color: z.string().trim().pipe(color),
  disputes: disputes.unwrap(),
  returns: returns.unwrap(),
  words: wordsSchema,
  openedWith: mailSettingsSchema,
});

/** The form's values. */
export type MailSettingsTexts = z.input<typeof mailSettingsFormSchema>;

/** The form's values for these settings: every mail has words, which may be empty. */
export function textsOf({ version, ...settings }: MailSettings): MailSettingsTexts {
  return {
    ...settings,
    words: WORDED_KINDS.map((kind) => wordsOf(settings, kind)),
    openedWith: { ...settings, version },
  };
}

/** The words of one mail; empty for the usual ones. */
export function wordsOf({ words }: Pick<MailSettings, 'words'>, kind: MailKind) {
  const { subject = '', intro = '' } = words.find((one) => one.kind === kind) ?? {};
  return { kind, subject, intro };
}
