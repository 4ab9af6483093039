/** How the log is written: lines for people, or one JSON object per line for a log collector. */
export type LogFormat = 'text' | 'json';

let format: LogFormat = 'text';

/** Sets the format of this process's log. */
export function setLogFormat(chosen: LogFormat): void {
  format = chosen;
}

export function logFormat(): LogFormat {
  return format;
}
