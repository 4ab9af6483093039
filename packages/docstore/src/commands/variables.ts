import { compileExpression } from '../aggregation/expressions/compile.js';
import { Scope, type Variables } from '../aggregation/expressions/scope.js';
import type { Maybe } from '../values/types.js';
import type { Arguments } from './arguments.js';

/** The values of a command's `let`, and the time that `$$NOW` stands for. */
export function readVariables(args: Arguments): Variables {
  const variables = new Map<string, Maybe>([['NOW', new Date()]]);
  const scope = Scope.of(new Map(), variables);
  for (const [name, expression] of args.document('let') ?? []) {
    variables.set(name, compileExpression(expression)(scope));
  }
  return variables;
}
