import { decodeEntities } from './entities.js';
import { plainText } from './plain.js';

/** What shows that a text is HTML: a tag, or a named or numbered character. */
const TAG = /<\/?[a-z!][^>]*>/i;
const CHARACTER = /&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i;
const TOKENS = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^>]*>|[^<]+|</gi;
/** Elements whose content is no text. */
const UNSEEN = /<(script|style|head|template|noscript|iframe|svg)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Elements that stand on lines of their own. */
const BLOCKS =
  /^(?:div|section|article|header|footer|ul|ol|dl|tr|table|tbody|thead|form|hr|address|figure)$/;
/** Blocks with an empty line around them. */
const PARAGRAPHS = /^(?:p|h[1-6]|blockquote|pre)$/;

/**
 * What is before the last end of a tag, and the rest, in which nothing is a tag: there, an expression that looks for tags
 * would try every `<` up to the end of the text.
 */
function parted(html: string): [marked: string, rest: string] {
  const end = html.lastIndexOf('>') + 1;
  return [html.slice(0, end), html.slice(end)];
}

/** The tags, and the texts between them. */
function tokensOf(html: string): string[] {
  const [marked, rest] = parted(html);
  const found = [...marked.replace(UNSEEN, ' ').matchAll(TOKENS), ...rest.matchAll(/[^<]+|</g)];
  return found.map(([token]) => token);
}

/** A text without these characters at its end. */
function withoutEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The text of a description in HTML, with its paragraphs and lists as lines. Text without markup stays as it is. */
export function textOfHtml(html: string): string {
  if (!CHARACTER.test(html) && !TAG.test(parted(html)[0])) return plainText(html);
  let text = '';
  let keepsSpace = 0;
  const breakLine = (count: number) => {
    const line = withoutEnd(text, ' \t');
    const breaks = line.length - withoutEnd(line, '\n').length;
    text = line === '' ? '' : line + '\n'.repeat(Math.max(0, count - breaks));
  };
  for (const token of tokensOf(html)) {
    const name = /^<\/?([a-z][a-z\d]*)/i.exec(token)?.[1]?.toLowerCase();
    if (!token.startsWith('<') || token === '<') {
      if (keepsSpace > 0) text += decodeEntities(token);
      else {
        const spaced = decodeEntities(token.replace(/[ \t\n\f]+/g, ' ')).replace(/\u00a0/g, ' ');
        text += /^$|[\n ]/.test(text.slice(-1)) ? spaced.replace(/^ /, '') : spaced;
      }
    } else if (name === 'br') {
      const line = withoutEnd(text, ' ');
      text = line.endsWith('\n\n') ? line : `${line}\n`;
    } else if (name === 'li') {
      breakLine(1);
      if (!token.startsWith('</')) text += '- ';
    } else if (name === 'td' || name === 'th') {
      if (token.startsWith('</') && !/\s/.test(text.slice(-1))) text += ' ';
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
