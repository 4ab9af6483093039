import type { RichBlock, RichSpan } from '@shop/shared';

/** Where a link of a mail leads; undefined for a path in a shop that does not know its own address. */
export function addressOf(
  { to }: Pick<RichSpan, 'to'>,
  publicUrl: string | undefined,
): string | undefined {
  if (!to?.startsWith('/')) return to;
  return publicUrl === undefined ? undefined : publicUrl + to;
}

/** A formatted text in words alone, its links with their addresses. */
export function formattedText(blocks: readonly RichBlock[], publicUrl: string | undefined): string {
  const line = (spans: readonly RichSpan[]) =>
    spans
      .map((span) => {
        const address = addressOf(span, publicUrl);
        return address === undefined ? span.text : `${span.text} (${address})`;
      })
      .join('');
  return blocks
    .map((block) =>
      block.type === 'list'
        ? block.items.map((spans) => `- ${line(spans)}`).join('\n')
        : line(block.spans),
    )
    .join('\n\n');
}
