import { withSourcePositions } from './source-positions.js';

/** An e-mail address, also as it is spelt in URLs. The lengths are bounded so that a long text takes no long time. */
const EMAIL = /[^\s/"'<>(){}[\],;:=&?]{1,64}(?:@|%40)[^\s/"'<>(){}[\],;:=&?]{1,253}/gi;

/** Stored or sent values that messages of MongoDB and Mongoose quote: any of them may be about a person. */
const QUOTED_VALUES = [
  [/dup key: \{[^\n]*\}/g, 'dup key: […]'],
  [/(for value) "[^\n]*?" (\(type )/g, '$1 […] $2'],
] as const;

/** The text without e-mail addresses and quoted values, for what others wrote: paths, and messages of the database. */
export function withoutPeople(text: string): string {
  const unquoted = QUOTED_VALUES.reduce((rest, [from, to]) => rest.replace(from, to), text);
  return unquoted.replace(EMAIL, '[e-mail]');
}

/** A message with the error behind it. */
export function detailOf(message: string, error: unknown): string {
  return error instanceof Error ? `${message}\n${error.stack ?? error.message}` : message;
}

/** Writes one line for the operator. `info` reports normal events; `error` means that someone should look. */
export const log = {
  info(message: string): void {
    process.stdout.write(`${message}\n`);
  },
  /** Tells whoever started the process what to do, in full: the words are ours, and so is the address in them. */
  advice(message: string): void {
    process.stderr.write(`${message}\n`);
  },
  /** Leaves out what an error says about people. */
  error(message: string, error?: unknown): void {
    process.stderr.write(`${withoutPeople(withSourcePositions(detailOf(message, error)))}\n`);
  },
};
