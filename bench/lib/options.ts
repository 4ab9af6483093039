import { parseArgs } from 'node:util';

/**
 * Options of the command line, as in `--sizes 10,20`; each key of the defaults is an option.
 * @throws TypeError when an option is unknown.
 */
export function readOptions<Name extends string>(
  defaults: Record<Name, string>,
): Record<Name, string> {
  const names = Object.keys(defaults);
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  return { ...defaults, ...values };
}

/** Numbers separated by commas. */
export const numbersIn = (list: string): number[] => list.split(',').map(Number);
