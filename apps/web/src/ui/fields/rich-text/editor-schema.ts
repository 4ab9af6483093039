import { Schema } from 'prosemirror-model';

/** What can stand in a formatted text. Pasted text has no formatting, so only paragraphs are read. */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: { group: 'block', content: 'inline*', toDOM: () => ['h3', 0] },
    list: { group: 'block', content: 'item+', toDOM: () => ['ul', 0] },
    item: { content: 'paragraph', toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    lineBreak: { group: 'inline', inline: true, selectable: false, toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { to: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { href: String(attrs.to) }, 0],
    },
    isBold: { toDOM: () => ['strong', 0] },
    isItalic: { toDOM: () => ['em', 0] },
  },
});
