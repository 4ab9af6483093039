import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { LOGO_ID } from './settings/mail-settings.model.js';
import type { MailRecord } from './mail.model.js';

/** How long the mail server may take: less than the lease of the job that sends. */
const PATIENCE_MS = { connection: 10_000, greeting: 10_000, silence: 15_000, all: 45_000 };
/** The same, for a step each and for all of them, in milliseconds. */
export type Patience = Readonly<typeof PATIENCE_MS>;

/** What the mail server said to a mail: `refusal` is why it will never take it for this address. */
export interface Delivered {
  refusal?: string;
}

/** Sends mails. */
export interface Mailer {
  /** @throws Error if the mail server can't be reached, or asks to try again later. */
  send(
    mail: MailRecord,
    from: { name: string; address: string },
    logo?: Buffer,
  ): Promise<Delivered>;
}

/** Sends mails by the mail server at an address such as `smtps://user:password@mail.example`. */
export function smtpMailer(url: string, patience: Patience = PATIENCE_MS): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patience.connection,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, createdAt, unsubscribe }, from, logo) {
      const headers = { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribe) };
      const mail = {
        from,
        to,
        subject,
        text,
        html,
        messageId,
        date: createdAt,
        headers,
        ...inline(logo),
      };
      try {
        await Promise.race([transport.sendMail(mail), lateAfter(patience.all)]);
        return {};
      } catch (error) {
        if (isRefusal(error)) return { refusal: error.response };
        throw error;
      }
    },
  };
}

/** The logo travels with the mail: nothing is loaded that tells when it is read. */
function inline(logo: Buffer | undefined) {
  if (!logo) return {};
  const file = { filename: 'logo.png', contentType: 'image/png', content: logo, cid: LOGO_ID };
  return { attachments: [{ ...file, contentDisposition: 'inline' as const }] };
}

/** By which mail programs offer to end such mails, with one click over https (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  const isSafe = url.startsWith('https:');
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(isSafe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

async function lateAfter(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw new Error('The mail server took too long');
}

/** A final answer to the recipient or the text. Other final answers are about the shop's own account or address. */
function isRefusal(error: unknown): error is { response: string } {
  const { responseCode, command, response } = error as Record<string, unknown>;
  const isFinal = typeof responseCode === 'number' && responseCode >= 500;
  return isFinal && typeof response === 'string' && (command === 'RCPT TO' || command === 'DATA');
}
