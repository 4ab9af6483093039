/** Something that the palette leads to. */
export interface Place {
  to: string;
  label: string;
  /** What tells it from others with this label. */
  detail?: string;
}

/** Whether each of the typed words begins a word of the place's label. */
export function isNamed({ label }: Place, text: string): boolean {
  const words = label.toLowerCase().split(/\W+/);
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
