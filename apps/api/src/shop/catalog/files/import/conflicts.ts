import { createHash } from 'node:crypto';
import { foldedText } from '@shop/shared';
import type { Plan } from './plan.js';

const REASON = 'The product has changed since the file was checked. Check the file again';

/**
 * What a plan does, shortened. In any case: a brand or a category that an earlier product of the file has made may be
 * spelled in another one.
 */
export function digestOf({ outcome, changes }: Pick<Plan, 'outcome' | 'changes'>): string {
  const text = foldedText(JSON.stringify([outcome, changes]));
  return createHash('sha1').update(text).digest('base64');
}

/** Refuses a plan that would do something else than what the check has shown. */
export function withoutConflict(plan: Plan, checked: string | undefined): Plan {
  const isWritten = plan.outcome === 'created' || plan.outcome === 'changed';
  if (checked === undefined || !isWritten || digestOf(plan) === checked) return plan;
  const { file } = plan;
  const problem = { line: file.line, column: '', value: '', reason: REASON };
  return { outcome: 'refused', file, notices: [], problems: [problem], changes: [] };
}
