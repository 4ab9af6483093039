import type { MarkedRange } from '@shop/shared';

interface MarkedProps {
  text: string;
  /** Ascending. Ranges past the end of the text are ignored. */
  ranges?: readonly MarkedRange[] | undefined;
}

/** A text with highlighted ranges. */
export function Marked({ text, ranges = [] }: MarkedProps) {
  return (
    <>
      {ranges.map(([from, to], index) => [
        text.slice(ranges[index - 1]?.[1] ?? 0, from),
        <mark key={from}>{text.slice(from, to)}</mark>,
      ])}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
