import { logFormat } from './log-format.js';
import { withSourcePositions } from './source-positions.js';

export { setLogFormat } from './log-format.js';

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
function detailOf(message: string, error: unknown): string {
  return error instanceof Error ? `${message}\n${error.stack ?? error.message}` : message;
}

const isoTime = () => new Date().toISOString();

/** The line of an entry: `text` as it is, or the fields after time and level. */
function entry(level: 'info' | 'error', text: string, fields: Record<string, unknown>): string {
  if (logFormat() === 'text') return `${text}\n`;
  return `${JSON.stringify({ time: isoTime(), level, ...fields })}\n`;
}

/** Writes one line for the operator. `error` means that someone should look. */
export const log = {
  /** What a start or a command has to say. */
  info(message: string): void {
    process.stdout.write(entry('info', message, { message }));
  },
  /** A normal event in a shop that runs. */
  event(message: string): void {
    process.stdout.write(entry('info', `${isoTime()} ${message}`, { message }));
  },
  /** Tells the operator what to do. Redacts nothing: the shop wrote the text, including any address in it. */
  advice(message: string): void {
    process.stderr.write(entry('error', message, { message }));
  },
  /**
   * Redacts personal data.
   * @param id of the request that failed
   */
  error(message: string, error?: unknown, id?: string): void {
    const redacted = (text: string) => withoutPeople(withSourcePositions(text));
    const text = [isoTime(), id, redacted(detailOf(message, error))].filter(Boolean).join(' ');
    const stack = error instanceof Error ? redacted(error.stack ?? error.message) : undefined;
    process.stderr.write(entry('error', text, { id, message: redacted(message), stack }));
  },
};
