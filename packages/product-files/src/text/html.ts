import { decodeEntities } from './entities.js';
import { plainText } from './plain.js';

/** What shows that a text is HTML: a tag, or a named or numbered character. */
const MARKUP = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^>]*>|[^<]+|</gi;
/** Elements whose content is no text. */
const UNSEEN = /<(script|style|head|template|noscript|iframe|svg)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Elements that stand on lines of their own. */
const BLOCKS =
  /^(?:div|section|article|header|footer|ul|ol|dl|tr|table|tbody|thead|form|hr|address|figure)$/;
/** Blocks with an empty line around them. */
const PARAGRAPHS = /^(?:p|h[1-6]|blockquote|pre)$/;

/** The text of a description in HTML, with its paragraphs and lists as lines. Text without markup stays as it is. */
export function textOfHtml(html: string): string {
  if (!MARKUP.test(html)) return plainText(html);
  let text = '';
  let keepsSpace = 0;
  const breakLine = (count: number) => {
    const line = text.replace(/[ \t]+$/, '');
    const breaks = /\n*$/.exec(line)?.[0].length ?? 0;
    text = line === '' ? '' : line + '\n'.repeat(Math.max(0, count - breaks));
  };
  for (const [token] of html.replace(UNSEEN, ' ').matchAll(TOKENS)) {
    const name = /^<\/?([a-z][a-z\d]*)/i.exec(token)?.[1]?.toLowerCase();
    if (!token.startsWith('<') || token === '<') {
      if (keepsSpace > 0) text += decodeEntities(token);
      else {
        const spaced = decodeEntities(token.replace(/[ \t\n\f]+/g, ' ')).replace(/\u00a0/g, ' ');
        text += /(^|\n| )$/.test(text) ? spaced.replace(/^ /, '') : spaced;
      }
    } else if (name === 'br') {
      const line = text.replace(/ +$/, '');
      text = line.endsWith('\n\n') ? line : `${line}\n`;
    } else if (name === 'li') {
      breakLine(1);
      if (!token.startsWith('</')) text += '- ';
    } else if (name === 'td' || name === 'th') {
      if (token.startsWith('</') && !/\s$/.test(text)) text += ' ';
    } else if (name && PARAGRAPHS.test(name)) {
      if (name === 'pre') keepsSpace += token.startsWith('</') ? -1 : 1;
      breakLine(2);
    } else if (name && BLOCKS.test(name)) breakLine(1);
  }
  return plainText(text);
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** HTML that `textOfHtml` turns into the same text again. A line without markup is its own HTML. */
export function htmlOfText(text: string): string {
  if (!text.includes('\n') && textOfHtml(text) === text) return text;
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('');
  return textOfHtml(paragraphs) === text ? paragraphs : `<pre>${escaped(text)}</pre>`;
}
