import { withSourcePositions } from './source-positions.js';

/** An e-mail address, plain or URL-encoded. Bounded lengths keep the match fast on long texts. */
const EMAIL = /[^\s/"'<>(){}[\],;:=&?]{1,64}(?:@|%40)[^\s/"'<>(){}[\],;:=&?]{1,253}/gi;

/** Values quoted in messages of MongoDB and Mongoose: any of them may be personal data. */
const QUOTED_VALUES = [
  [/dup key: \{[^\n]*\}/g, 'dup key: […]'],
  [/(for value) "[^\n]*?" (\(type )/g, '$1 […] $2'],
] as const;

/** Removes e-mail addresses and quoted values from text that the shop did not write: paths and database messages. */
export function withoutPeople(text: string): string {
  const unquoted = QUOTED_VALUES.reduce((rest, [from, to]) => rest.replace(from, to), text);
  return unquoted.replace(EMAIL, '[e-mail]');
}

/** A message followed by the stack trace of the error. */
export function detailOf(message: string, error: unknown): string {
  return error instanceof Error ? `${message}\n${error.stack ?? error.message}` : message;
}

const withTime = (message: string) => `${new Date().toISOString()} ${message}`;

/** Writes one line for the operator. `error` means that someone should look. */
export const log = {
  /** What a start or a command has to say. */
  info(message: string): void {
    process.stdout.write(`${message}\n`);
  },
  /** A normal event in a shop that runs. */
  event(message: string): void {
    process.stdout.write(`${withTime(message)}\n`);
  },
  /** Tells the operator what to do. Redacts nothing: the shop wrote the text, including any address in it. */
  advice(message: string): void {
    process.stderr.write(`${message}\n`);
  },
  /** Redacts personal data. */
  error(message: string, error?: unknown): void {
    const detail = withoutPeople(withSourcePositions(detailOf(message, error)));
    process.stderr.write(`${withTime(detail)}\n`);
  },
};
