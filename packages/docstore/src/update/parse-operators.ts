import { badValue, CommandError, unsupported } from '../errors.js';
import { lookUp } from '../refusals.js';
import { isArrayIndex, splitPath } from '../values/paths.js';
import { isDocument, type BsonDocument, type BsonValue } from '../values/types.js';
import { compareStrings } from '../values/compare.js';
import { ARRAY_OPERATORS } from './array-operators.js';
import type { Modifier, OperatorParser } from './modifier.js';
import { SCALAR_OPERATORS } from './scalar-operators.js';

/** All update operators. */
export const UPDATE_OPERATORS: Readonly<Record<string, OperatorParser>> = {
  ...SCALAR_OPERATORS,
  ...ARRAY_OPERATORS,
};

/**
 * The changes of `{ $set: …, $inc: … }`, in the order in which MongoDB applies them: by path.
 * @throws CommandError FailedToParse (9) for unknown operators, ConflictingUpdateOperators (40) for
 * paths that overlap
 */
export function parseOperators(update: BsonDocument): Modifier[] {
  const modifiers = [...update].flatMap(([operator, fields]) => {
    const parse = lookUp(UPDATE_OPERATORS, 'update operator', operator);
    if (!isDocument(fields)) {
      throw new CommandError(
        9,
        `Modifiers operate on fields but we found another type for ${operator}`,
      );
    }
    return [...fields].map(([path, operand]): Modifier => {
      const segments = parsePath(path);
      const target = operator === '$rename' ? renameTarget(path, segments, operand) : undefined;
      return { operator, path, segments, apply: parse(operand, path), target };
    });
  });
  assertNoConflicts(modifiers);
  return modifiers.sort((a, b) => comparePaths(a.segments, b.segments));
}

function renameTarget(path: string, segments: string[], operand: BsonValue): Modifier['target'] {
  if (typeof operand !== 'string') {
    throw badValue(`The 'to' field for $rename must be a string: ${path}`);
  }
  if (operand === path) {
    throw badValue(`The source and target field for $rename must differ: ${path}`);
  }
  const target = { path: operand, segments: parsePath(operand) };
  if ([...segments, ...target.segments].some((segment) => segment.startsWith('$'))) {
    throw badValue('The source and target of $rename may not be dynamic');
  }
  return target;
}

function parsePath(path: string): string[] {
  const segments = splitPath(path);
  for (const [depth, segment] of segments.entries()) {
    if (segment === '') {
      throw new CommandError(
        56,
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    }
    if (!segment.startsWith('$')) continue;
    if (segment.startsWith('$[')) throw unsupported(`'${segment}' in the update path '${path}'`);
    if (segment !== '$' || depth === 0) {
      throw new CommandError(
        52,
        `The dollar ($) prefixed field '${segment}' in '${path}' is not allowed in the context of an update`,
      );
    }
  }
  return segments;
}

function assertNoConflicts(modifiers: Modifier[]): void {
  const paths = modifiers.flatMap(({ path, target }) => (target ? [path, target.path] : [path]));
  const sorted = paths.toSorted((a, b) => comparePaths(splitPath(a), splitPath(b)));
  for (const [i, path] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next === path || next?.startsWith(`${path}.`)) {
      throw new CommandError(
        40,
        `Updating the path '${next}' would create a conflict at '${path}'`,
      );
    }
  }
}

/** Compares segments as text, and numbers by value. */
function comparePaths(a: string[], b: string[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const left = a[i] ?? '';
    const right = b[i] ?? '';
    const order =
      isArrayIndex(left) && isArrayIndex(right)
        ? Number(left) - Number(right)
        : compareStrings(left, right);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
