interface Saved {
  saved: { by: string } | null;
}

/** What to say once a form shows what somebody else has saved together with what was typed into it. */
export function mergedText({ saved }: Saved): string {
  const what = saved ? `What ${saved.by} saved` : 'What was saved';
  return `${what} is loaded, and what you changed is kept. It is not saved yet.`;
}
