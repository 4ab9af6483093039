import { z } from 'zod';
import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { MAIL_KINDS, MERCHANT_MAIL_KINDS, type MailKind } from './mails.js';

/** Id of the single document that holds the settings of the mails, and of their audit entries. */
export const MAIL_SETTINGS_ID = '5e7700000000000000000004';

/** When the shop's own address is told of something. */
export const REPORT_TIMES = ['never', 'atOnce', 'daily'] as const;
/** One of `REPORT_TIMES`. */
export type ReportTime = (typeof REPORT_TIMES)[number];

/** What stands for something else in the words of a mail. */
const PLACEHOLDERS = ['name', 'shop', 'order'] as const;
/** One of `PLACEHOLDERS`. */
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Kinds that are about an account or a product, and so about no order. */
const WITHOUT_ORDER: readonly MailKind[] = [
  'orderPrepared',
  'welcome',
  'accountMade',
  'passwordChanged',
  'resetLink',
  'newBrowser',
  'invitation',
  'backInStock',
];

/** The kinds whose words can be changed: those that go to customers. */
export const WORDED_KINDS = MAIL_KINDS.filter(
  (kind) => !MERCHANT_MAIL_KINDS.some((one) => one === kind),
);

/** What may stand in the words of a kind of mail. */
export function placeholdersOf(kind: MailKind): readonly Placeholder[] {
  return PLACEHOLDERS.filter((name) => name !== 'order' || !WITHOUT_ORDER.includes(kind));
}

const NOT_A_KIND = 'This is not a mail whose words can be changed';

const kindSchema = z
  .enum(MAIL_KINDS, NOT_A_KIND)
  .refine((kind) => WORDED_KINDS.includes(kind), NOT_A_KIND);

/** The merchant's own words in a kind of mail. Empty for the usual ones. */
export const mailWordsSchema = z
  .object({
    kind: kindSchema,
    subject: optionalText('Subject', { max: LIMITS.mailSubject }),
    /** Stands after the greeting. */
    intro: optionalText('Text', { max: LIMITS.mailIntro, multiline: true }),
  })
  .superRefine(({ kind, ...texts }, context) => {
    const known: readonly string[] = placeholdersOf(kind);
    for (const field of ['subject', 'intro'] as const)
      for (const [whole, name = ''] of texts[field].matchAll(/\{([^{}]*)\}/g))
        if (!known.includes(name))
          context.addIssue({
            code: 'custom',
            path: [field],
            message: `${whole} stands for nothing in this mail: use ${known.map((one) => `{${one}}`).join(', ')}`,
          });
  });
/** The merchant's own words in a kind of mail, parsed. */
export type MailWords = z.output<typeof mailWordsSchema>;

const PNG = 'The logo must be a PNG file of at most 48 kB';

/** In characters of base64. */
const LOGO_LENGTH = 64_000;

const lookShape = {
  /** Of buttons and of the shop's name, such as `#17503f`; empty for the usual one. */
  color: z.string().regex(/^(#[0-9a-f]{6})?$/i, 'This is not a color such as #17503f'),
  /** A PNG in base64; empty for the shop's name. */
  logo: z
    .string({ error: PNG })
    .max(LOGO_LENGTH, PNG)
    .regex(/^(iVBORw0KGgo[A-Za-z0-9+/]*={0,2})?$/, PNG),
};

const choicesShape = {
  ...lookShape,
  newOrders: z.enum(REPORT_TIMES),
  lowStock: z.enum(REPORT_TIMES),
  // Clients of before these choices leave them out.
  disputes: z.enum(REPORT_TIMES).default('atOnce'),
  returns: z.enum(REPORT_TIMES).default('atOnce'),
};

const isOnce = (words: readonly MailWords[]) =>
  new Set(words.map(({ kind }) => kind)).size === words.length;

/** Body of a save, with the version that the administrator saw. */
export const mailSettingsInputSchema = z.object({
  ...choicesShape,
  words: z
    .array(mailWordsSchema)
    .max(MAIL_KINDS.length)
    .refine(isOnce, 'Each mail can have its words only once'),
  version: z.int({ error: 'The version must be a whole number' }).min(0),
});
/** A save of the mails' settings, parsed. */
export type MailSettingsInput = z.output<typeof mailSettingsInputSchema>;

/** How the mails look, what they say, and what the shop's own address is told. */
export const mailSettingsSchema = z.strictObject({
  color: z.string(),
  logo: z.string(),
  newOrders: z.enum(REPORT_TIMES),
  lowStock: z.enum(REPORT_TIMES),
  disputes: z.enum(REPORT_TIMES),
  /** Returns, withdrawals, and paid orders that their buyers cancel. */
  returns: z.enum(REPORT_TIMES),
  words: z.array(
    z.strictObject({ kind: z.enum(MAIL_KINDS), subject: z.string(), intro: z.string() }),
  ),
  /** Rises with every save; 0 before the first. */
  version: z.int(),
});
/** The settings of the mails. */
export type MailSettings = z.infer<typeof mailSettingsSchema>;

/** The settings before anybody has saved some. */
export const DEFAULT_MAIL_SETTINGS: MailSettings = {
  color: '',
  logo: '',
  newOrders: 'never',
  lowStock: 'never',
  // Each has a deadline.
  disputes: 'atOnce',
  // Buyers were promised their money.
  returns: 'atOnce',
  words: [],
  version: 0,
};

/** Body of a preview: the words of one mail and its looks, saved or not. */
export const mailPreviewInputSchema = z.object({ ...lookShape, words: mailWordsSchema });
/** A preview, parsed. */
export type MailPreviewInput = z.output<typeof mailPreviewInputSchema>;

/** Which mail is sent as a test. */
export const testMailInputSchema = z.object({ kind: kindSchema });

/** The page in which the settings show a mail: it shows what the page around it passes on as a message. */
export const MAIL_PREVIEW_PATH = '/api/mail-preview';
