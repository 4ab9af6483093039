import { normalizeCode } from '../../pricing/promotions/codes.js';
import { answerOf } from './answer-of.js';
import type { Example } from './example.js';

/** What the shop answers differently from what an example expects, a line for each field. Other fields don't matter. */
export function differencesFrom(example: Example): string[] {
  let answer: Record<string, unknown> | undefined;
  try {
    answer = answerOf(example);
  } catch (error) {
    return [String(error)];
  }
  if (!answer) return [`no such type: ${example.type}`];
  const { anyOrder, ...expected } = example.expect;
  const isSame = anyOrder === true ? isSameInAnyOrder : isSameField;
  return Object.entries(expected)
    .filter(([field, value]) => !isSame(value, answer[field], field))
    .map(([field, value]) => {
      const [wanted, got] = [JSON.stringify(value), JSON.stringify(answer[field])];
      return `${field}: expected ${wanted}, got ${got}`;
    });
}

function isSameField(expected: unknown, got: unknown, field: string): boolean {
  if (field === 'lines') return eachIsAmong(expected, got);
  if (field === 'rejected') return eachIsAmong(expected, got) && expectsAllCodes(expected, got);
  return isPartOf(expected, got);
}

/** Whether all that an example says about a value is so. */
function isPartOf(expected: unknown, got: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(got) &&
      expected.length === got.length &&
      expected.every((value, index) => isPartOf(value, got[index]))
    );
  if (!isRecord(expected)) return expected === got;
  return (
    isRecord(got) &&
    Object.entries(expected).every(([key, value]) =>
      key === 'code' ? codeOf(expected) === codeOf(got) : isPartOf(value, got[key]),
    )
  );
}

function eachIsAmong(expected: unknown, got: unknown): boolean {
  return listOf(expected).every((one) => listOf(got).some((other) => isPartOf(one, other)));
}

/** Whether each code that the shop refuses is expected to be refused. Examples may leave out automatic promotions. */
function expectsAllCodes(expected: unknown, got: unknown): boolean {
  const refused = listOf(got).filter((one) => codeOf(one) !== undefined);
  return refused.every((one) => listOf(expected).some((other) => isPartOf(other, one)));
}

function isSameInAnyOrder(expected: unknown, got: unknown): boolean {
  return JSON.stringify(listOf(expected).sort()) === JSON.stringify(listOf(got).sort());
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? [...(value as unknown[])] : [];
}

function codeOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.code === 'string' ? normalizeCode(value.code) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
