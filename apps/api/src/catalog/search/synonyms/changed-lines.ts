import type { AuditFacts } from '@shop/shared';

/** UTF-16 units of an audit entry's fact. */
const LONGEST = 2_000;

/** What an audit entry says of a save: the lines that are gone, and those that are new. */
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

/** Lines on one line, as many as fit. */
function listed(lines: readonly string[]): string {
  const text = lines.join('; ');
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
