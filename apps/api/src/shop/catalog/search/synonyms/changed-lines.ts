import type { AuditFacts } from '@shop/shared';

/** The longest fact of an audit entry, in UTF-16 units. */
const LONGEST = 2_000;

/** The facts of a save for its audit entry: the removed lines and the added ones. */
export function changedLines(
  before: readonly string[],
  after: readonly string[],
): Record<'before' | 'after', AuditFacts> {
  return {
    before: { lines: before.length, synonyms: listed(missingIn(after, before)) },
    after: { lines: after.length, synonyms: listed(missingIn(before, after)) },
  };
}

function missingIn(others: readonly string[], lines: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

/** The lines joined into one, as many as fit. */
function listed(lines: readonly string[]): string {
  const text = lines.join('; ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
