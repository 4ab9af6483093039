import type { RichBlock, RichSpan } from './rich-text.js';

/** The text that `richTextOf` reads as these blocks. */
export function markupOf(blocks: readonly RichBlock[]): string {
  return blocks.map(blockMarkup).join('\n\n');
}

function blockMarkup(block: RichBlock): string {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n');
    case 'heading':
      return `## ${oneLine(block.spans)}`;
    case 'paragraph':
      return spansMarkup(block.spans).replaceAll(/^(?=## |- )/gm, '\\');
  }
}

const oneLine = (spans: readonly RichSpan[]) => spansMarkup(spans).replaceAll(/\s*\n\s*/g, ' ');

function spansMarkup(spans: readonly RichSpan[]): string {
  return spans.map(spanMarkup).join('');
}

/** The signs stand outside of spaces, which belong to no emphasis. */
function spanMarkup({ text, isBold, isItalic, to }: RichSpan): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  if (words === '') return text;
  const italic = isItalic ? `__${escaped(words)}__` : escaped(words);
  const bold = isBold ? `**${italic}**` : italic;
  return before + (to === undefined ? bold : `[${bold}](${to})`) + after;
}

function escaped(text: string): string {
  return text.replaceAll(/\\(?=[\\*_[\]#-])|\*(?=\*)|(?<=\*)\*|_(?=_)|(?<=_)_|[[\]]/g, '\\$&');
}

/** The words of blocks without their formatting. */
export function plainTextOf(blocks: readonly RichBlock[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: RichBlock): string {
  if (block.type !== 'list') return spansText(block.spans);
  return block.items.map((item) => `– ${spansText(item)}`).join('\n');
}

function spansText(spans: readonly RichSpan[]): string {
  return spans.map(({ text }) => text).join('');
}
