/** An e-mail address, also as it is spelt in URLs. The lengths are bounded so that a long text takes no long time. */
const EMAIL = /[^\s/"'<>(){}[\],;:=&?]{1,64}(?:@|%40)[^\s/"'<>(){}[\],;:=&?]{1,253}/gi;

/** The text without e-mail addresses, for what others wrote: paths, and messages of the database. */
export function withoutPeople(text: string): string {
  return text.replace(EMAIL, '[e-mail]');
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
  /** Leaves out the e-mail addresses in an error. */
  error(message: string, error?: unknown): void {
    const detail = error instanceof Error ? `\n${error.stack ?? error.message}` : '';
    process.stderr.write(`${withoutPeople(message + detail)}\n`);
  },
};
