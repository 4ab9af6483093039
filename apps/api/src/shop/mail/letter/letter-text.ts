import type { Settings } from '@shop/shared';
import { formattedText } from './formatted-text.js';
import type { Block, Letter } from './letter.js';

/** What a letter's looks depend on. */
export interface LetterContext {
  shop: Pick<Settings, 'name' | 'address' | 'email' | 'phone'>;
  publicUrl: string | undefined;
  look: MailLook;
}

/** The merchant's own looks. */
export interface MailLook {
  /** Empty for the usual one. */
  color: string;
  /** The address of the picture; empty for the shop's name. */
  logo: string;
}

/** The letter as plain text. */
export function letterText(
  { title, blocks, unsubscribe }: Letter,
  { shop, publicUrl }: Omit<LetterContext, 'look'>,
): string {
  const parts = [shop.name, title, ...blocks.map((block) => blockText(block, publicUrl))];
  const end = unsubscribe && publicUrl ? [`No more such mails: ${publicUrl}${unsubscribe}`] : [];
  return `${[...parts, `--\n${[...shopLines(shop), ...end].join('\n')}`].join('\n\n')}\n`;
}

/** Who has sent it. */
export function shopLines({ name, address, email, phone }: LetterContext['shop']): string[] {
  return [name, address, [email, phone].filter(Boolean).join(' · ')].filter(Boolean);
}

function blockText(block: Block, publicUrl: string | undefined): string {
  switch (block.type) {
    case 'paragraph':
      return block.text;
    case 'formatted':
      return formattedText(block.blocks, publicUrl);
    case 'facts':
      return block.rows
        .map(({ name, value, href }) => `${name}: ${value}${href ? `\n  ${href}` : ''}`)
        .join('\n');
    case 'lines':
      return block.lines
        .map(({ name, detail, amount }) => `${name}\n  ${detail} = ${amount}`)
        .join('\n');
    case 'sums':
      return block.rows.map(({ name, amount }) => `${name}: ${amount}`).join('\n');
    case 'link':
      return publicUrl ? `${block.label}: ${publicUrl}${block.path}` : block.otherwise;
  }
}
