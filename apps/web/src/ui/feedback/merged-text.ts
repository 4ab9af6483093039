/** Labels of fields that somebody else changed, too, with their saved values. */
export type Clashes = readonly (readonly [label: string, saved: string])[];

/** Stands for a saved value that the form has in another form than people read. */
export const ANOTHER_CHOICE = 'another choice';

interface Merge {
  /** Who saved, if known. */
  by?: string;
  clashes?: Clashes;
}

/** What to say once a form shows what somebody else has saved together with what was typed into it. */
export function mergedText({ by, clashes = [] }: Merge): string {
  const who = by ?? 'Someone else';
  const start = `${who} has saved changes. They are shown here with yours, which are not saved yet.`;
  return [start, clashText(clashes)].filter(Boolean).join(' ');
}

/** Names the fields that both changed; empty without any. */
export function clashText(clashes: Clashes): string {
  if (clashes.length === 0) return '';
  const both = clashes.map(
    ([label, saved]) => `${label} (saved: ${saved ? `“${saved}”` : 'nothing'})`,
  );
  return `You both changed: ${both.join(', ')}.`;
}
