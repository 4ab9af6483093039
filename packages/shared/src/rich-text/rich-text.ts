import { isShopPath } from '../settings/shop-path.js';

/** A part of a line: a text, its emphasis, and where it leads. */
export interface RichSpan {
  text: string;
  isBold?: true;
  isItalic?: true;
  /** A path of the shop, or an address that begins with `https:` or `mailto:`. */
  to?: string;
}

/** A part of a formatted text. Line breaks within a paragraph are kept. */
export type RichBlock =
  { type: 'paragraph' | 'heading'; spans: RichSpan[] } | { type: 'list'; items: RichSpan[][] };

type Emphasis = Omit<RichSpan, 'text'>;

/** An escaped sign, bold, italic, or a link. What is escaped within the signs ends nothing. */
const INLINE =
  /\\([\\*_[\]#-])|\*\*((?:\\[^]|(?!\*\*)[^\\])+)\*\*|__((?:\\[^]|(?!__)[^\\])+)__|\[((?:\\[^]|[^\\\]])+)\]\(([^\s()]+)\)/g;

/**
 * A text with the few signs that format it: `## ` before a heading and `- ` before an item of a list, `**bold**`,
 * `__italic__` and `[words](/path)`. Everything else is text, and nothing becomes markup of a page.
 */
export function richTextOf(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', spans: spansOf(lines.join('\n')) });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.length === 0 ? blocks.at(-1) : undefined;
    if (line.trim() === '') {
      end();
      blocks.push({ type: 'paragraph', spans: [] });
    } else if (line.startsWith('## ')) {
      end();
      blocks.push({ type: 'heading', spans: spansOf(line.slice(3)) });
    } else if (line.startsWith('- ')) {
      end();
      const item = spansOf(line.slice(2));
      if (last?.type === 'list') last.items.push(item);
      else blocks.push({ type: 'list', items: [item] });
    } else lines.push(line);
  }
  end();
  // An empty line ends a block, and is none itself.
  return blocks.filter((block) => block.type === 'list' || block.spans.length > 0);
}

function spansOf(text: string, emphasis: Emphasis = {}): RichSpan[] {
  const spans: RichSpan[] = [];
  const add = (span: RichSpan) => {
    const last = spans.at(-1);
    if (last && isAlike(last, span)) last.text += span.text;
    else if (span.text !== '') spans.push({ ...span });
  };
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, escaped, bold, italic, label, to] = match;
    add({ text: text.slice(from, match.index), ...emphasis });
    from = match.index + whole.length;
    if (escaped !== undefined) add({ text: escaped, ...emphasis });
    else if (bold !== undefined) spansOf(bold, { ...emphasis, isBold: true }).forEach(add);
    else if (italic !== undefined) spansOf(italic, { ...emphasis, isItalic: true }).forEach(add);
    else if (label !== undefined && to !== undefined && leadsSomewhere(to))
      spansOf(label, { ...emphasis, to }).forEach(add);
    else add({ text: whole, ...emphasis });
  }
  add({ text: text.slice(from), ...emphasis });
  return spans;
}

/** Whether a link of a formatted text may lead to an address. */
export function leadsSomewhere(address: string): boolean {
  return isShopPath(address) || /^(https:\/\/|mailto:)[^\s()]+$/.test(address);
}

function isAlike(one: RichSpan, other: RichSpan): boolean {
  return one.isBold === other.isBold && one.isItalic === other.isItalic && one.to === other.to;
}

/** Whether a text has any formatting. */
export function isFormatted(blocks: readonly RichBlock[]): boolean {
  return blocks.some(
    (block) =>
      block.type !== 'paragraph' ||
      block.spans.some(({ isBold, isItalic, to }) => isBold ?? isItalic ?? to !== undefined),
  );
}
