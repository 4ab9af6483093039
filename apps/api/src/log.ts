/** Writes one line for the operator. `info` reports normal events; `error` means that someone should look. */
export const log = {
  info(message: string): void {
    process.stdout.write(`${message}\n`);
  },
  error(message: string, error?: unknown): void {
    const detail = error instanceof Error ? `\n${error.stack ?? error.message}` : '';
    process.stderr.write(`${message}${detail}\n`);
  },
};
