import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperatorError } from '../config/operator-error.js';

type Options = NonNullable<ParseArgsConfig['options']>;

/** The command line is invalid; the message says what to pass. */
export class UsageError extends OperatorError {
  override name = 'UsageError';
}

/**
 * The options of a command line, and what else it says.
 * @throws UsageError with the usage for an option that is not known
 */
export function readCommandLine<Known extends Options>(
  args: string[],
  { usage, options }: { usage: string; options: Known },
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new UsageError(usage);
  }
}

/** The options of a command that takes nothing else. @throws UsageError with the usage for anything else */
export function readOptions<Known extends Options>(
  args: string[],
  known: { usage: string; options: Known },
) {
  const { values, positionals } = readCommandLine(args, known);
  if (positionals.length > 0) throw new UsageError(known.usage);
  return values;
}
