interface RowFailures {
  /** Begins the ids of the messages. */
  id: string;
  /** What is wrong with the fields. */
  errors: readonly (string | undefined)[];
  /** Why the whole row was not saved. */
  failure: string | undefined;
  /** Message of a conflict, which is shown with its own button. */
  conflict: string | undefined;
}

/** The messages of a row that was not saved, each once, and the ids by which its fields refer to them. */
export function refusalsOf({ id, errors, failure, conflict }: RowFailures) {
  const reasons = new Set([...errors, failure]);
  reasons.delete(undefined);
  reasons.delete(conflict);
  const refusals = [...reasons].map((text, index) => ({ id: `${id}-${index}`, text }));
  const conflictId = `${id}-conflict`;
  return {
    refusals,
    conflictId,
    idOf: (error: string | undefined) =>
      error === conflict ? conflictId : refusals.find(({ text }) => text === error)?.id,
  };
}
