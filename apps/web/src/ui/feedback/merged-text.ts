interface Merge {
  /** Who saved, if known. */
  by?: string;
  /** Labels of the fields that both changed, with their saved values. */
  clashes?: readonly (readonly [label: string, saved: string])[];
}

/** What to say once a form shows what somebody else has saved together with what was typed into it. */
export function mergedText({ by, clashes = [] }: Merge): string {
  const what = by === undefined ? 'What was saved' : `What ${by} saved`;
  const start = `${what} is loaded, and what you changed is kept. It is not saved yet.`;
  if (clashes.length === 0) return start;
  const both = clashes.map(
    ([label, saved]) => `${label} (saved: ${saved ? `“${saved}”` : 'nothing'})`,
  );
  return `${start} You both changed: ${both.join(', ')}.`;
}
