/** The mail's interface for other features: what causes mails, and what they say. */
export { handleMail } from './handle-mail.js';
export { mailSettingsRoutes } from './settings/mail-settings.routes.js';
export { MailSettingsModel, mailSettings } from './settings/mail-settings.model.js';
export { mailPreviewPage } from './settings/preview-page.js';
export { isReported } from './settings/reported.js';
export { SAMPLE_NAME, type LetterSamples } from './words/letter-samples.js';
export type { Block, Fact, Letter } from './letter/letter.js';
export { markup, type Markup } from './letter/markup.js';
export { SECRET, type AddressedLetter, type MailSecrets, type MailWriter } from './mail-writer.js';
export { MailModel, type MailRecord } from './mail.model.js';
export { mailKindsOf, type TaskArea } from './mail-areas.js';
export { mailsToPerson } from './mails-to-person.js';
export { mailRoutes } from './mail.routes.js';
export { smtpMailer, type Mailer } from './mailer.js';
export { MAIL_TOPIC, mailCause, sendLater, subjectOf } from './send-later.js';
