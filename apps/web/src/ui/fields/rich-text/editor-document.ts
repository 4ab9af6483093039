import { markupOf, richTextOf, type RichBlock, type RichSpan } from '@shop/shared';
import type { Mark, Node } from 'prosemirror-model';
import { editorSchema } from './editor-schema';

const { nodes, marks } = editorSchema;

/** The document of a stored text. */
export function documentOf(markup: string): Node {
  const blocks = richTextOf(markup).map(nodeOf);
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

function nodeOf(block: RichBlock): Node {
  if (block.type !== 'list') return nodes[block.type].create(null, inlineOf(block.spans));
  const items = block.items.map((spans) =>
    nodes.item.create(null, nodes.paragraph.create(null, inlineOf(spans))),
  );
  return nodes.list.create(null, items);
}

function inlineOf(spans: readonly RichSpan[]): Node[] {
  return spans.flatMap((span) =>
    span.text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [nodes.lineBreak.create()] : []),
        ...(line === '' ? [] : [editorSchema.text(line, marksOf(span))]),
      ]),
  );
}

function marksOf({ to, isBold, isItalic }: RichSpan): Mark[] {
  return [
    ...(to === undefined ? [] : [marks.link.create({ to })]),
    ...(isBold ? [marks.isBold.create()] : []),
    ...(isItalic ? [marks.isItalic.create()] : []),
  ];
}

/** The text to store. Empty paragraphs are left out. */
export function markupOfDocument(document: Node): string {
  return markupOf(
    document.children.flatMap((node): RichBlock[] => {
      if (node.type === nodes.list)
        return [{ type: 'list', items: node.children.map((item) => spansOf(item.child(0))) }];
      const spans = spansOf(node);
      if (spans.every(({ text }) => text.trim() === '')) return [];
      return [{ type: node.type === nodes.heading ? 'heading' : 'paragraph', spans }];
    }),
  );
}

function spansOf(node: Node): RichSpan[] {
  return node.children.map((child) => ({
    text: child.text ?? '\n',
    ...(marks.isBold.isInSet(child.marks) && { isBold: true }),
    ...(marks.isItalic.isInSet(child.marks) && { isItalic: true }),
    ...linkOf(child.marks),
  }));
}

function linkOf(found: readonly Mark[]): { to?: string } {
  const to: unknown = marks.link.isInSet(found)?.attrs.to;
  return typeof to === 'string' ? { to } : {};
}
