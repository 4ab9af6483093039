import type { CommandError } from './errors.js';
import { unsupported } from './errors.js';

interface Refusal {
  /** MongoDB's own code for an unknown name of this kind */
  code: number;
  describe: (name: string) => string;
}

/** The error for an unsupported name, by the kind of name. */
const REFUSALS = {
  command: { code: 59, describe: (name) => `no such command: '${name}': it` },
  field: { code: 40415, describe: (name) => `BSON field '${name}' is an unknown field: it` },
  stage: { code: 40324, describe: (name) => `Unrecognized pipeline stage name: '${name}': it` },
  expression: { code: 168, describe: (name) => `Unrecognized expression '${name}': it` },
  accumulator: { code: 15952, describe: (name) => `unknown group operator '${name}': it` },
  'query operator': { code: 2, describe: (name) => `unknown operator: ${name}; it` },
  'logical operator': { code: 2, describe: (name) => `unknown top level operator: ${name}; it` },
  'update operator': { code: 9, describe: (name) => `Unknown modifier: ${name}; it` },
  'push clause': { code: 2, describe: (name) => `Unrecognized clause in $push: ${name}; it` },
  'index option': { code: 197, describe: (name) => `index option '${name}'` },
  'index type': { code: 67, describe: (name) => `an index of type '${name}'` },
  'BSON type': { code: 22, describe: (name) => `BSON type ${name}` },
} as const satisfies Record<string, Refusal>;

export type Kind = keyof typeof REFUSALS;

/** The error for a name that MongoDB may support and this store does not. */
export function refusal(kind: Kind, name: string): CommandError {
  const { code, describe } = REFUSALS[kind];
  return unsupported(describe(name), code);
}

/**
 * Looks a name up in a table of supported names.
 * @throws CommandError with MongoDB's code, naming what is not in the table
 */
export function lookUp<T>(table: Readonly<Record<string, T>>, kind: Kind, name: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found === undefined) throw refusal(kind, name);
  return found;
}
