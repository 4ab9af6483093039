import type { FileSource } from '../file-source.js';

/** The encodings that product files come in. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
/** One of `ENCODINGS`. */
export type Encoding = (typeof ENCODINGS)[number];

/** How much of the beginning shows UTF-16 without a byte-order mark. */
const SAMPLE_BYTES = 1_024;

/** The encoding by the byte-order mark, by zero bytes, or by whether the whole file is UTF-8. */
export async function encodingOf(source: FileSource): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const bytes of source.open()) {
      if (isFirst) {
        const wide = wideEncodingOf(bytes);
        if (wide) return wide;
        isFirst = false;
      }
      utf8.decode(bytes, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  }
}

function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = (parity: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const most = sample.length / 5;
  if (zeros(1) > most) return 'utf-16le';
  return zeros(0) > most ? 'utf-16be' : undefined;
}

/** The text without a byte-order mark. Every line break is a line feed, so that lines count alike in all files. */
export async function* textOf(source: FileSource, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  for await (const bytes of source.open()) {
    const text = held + decoder.decode(bytes, { stream: true });
    // A line feed that follows in the next chunk belongs to this carriage return.
    held = text.endsWith('\r') ? '\r' : '';
    const whole = held ? text.slice(0, -1) : text;
    if (whole) yield whole.replace(/\r\n?/g, '\n');
  }
  const rest = (held + decoder.decode()).replace(/\r\n?/g, '\n');
  if (rest) yield rest;
}
