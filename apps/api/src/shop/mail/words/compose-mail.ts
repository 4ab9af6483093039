import type { MailKind, MailSettings, Settings } from '@shop/shared';
import { letterHtml } from '../letter/letter-html.js';
import { letterText } from '../letter/letter-text.js';
import type { AddressedLetter } from '../mail-writer.js';
import { inOwnWords } from './own-words.js';

interface Composing {
  shop: Settings;
  publicUrl: string | undefined;
  settings: Pick<MailSettings, 'color' | 'logo' | 'words'>;
  /** Where a mail finds its logo. */
  logo: string;
}

/** What a mail says, in the merchant's own words and looks. */
export function composeMail(
  kind: MailKind,
  { to, orderNumber, letter }: Pick<AddressedLetter, 'to' | 'orderNumber' | 'letter'>,
  { shop, publicUrl, settings, logo }: Composing,
): { subject: string; text: string; html: string } {
  const words = settings.words.find((one) => one.kind === kind);
  const values = { name: to.name, shop: shop.name, order: String(orderNumber ?? '') };
  const worded = inOwnWords(letter, words, values);
  const look = { color: settings.color, logo: settings.logo && logo };
  return {
    subject: worded.subject,
    text: letterText(worded, { shop, publicUrl }),
    html: letterHtml(worded, { shop, publicUrl, look }).text,
  };
}
