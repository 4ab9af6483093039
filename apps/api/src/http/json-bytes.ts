/** The JSON escapes by byte: for control characters, quotes and backslashes. Undefined for all other bytes. */
const ESCAPES: readonly (string | undefined)[] = Array.from({ length: 256 }, (_, code) => {
  const text = String.fromCharCode(code);
  const escaped = code < 0x80 ? JSON.stringify(text).slice(1, -1) : text;
  return escaped === text ? undefined : escaped;
});
const IS_ESCAPED = Uint8Array.from(ESCAPES, (escaped) => (escaped === undefined ? 0 : 1));
/** A control character takes six characters. */
const LONGEST_ESCAPE = 6;
const FIRST_BYTES = 16_384;
/** About as much as an item of a list takes, so that a long list is seldom copied to a larger buffer. */
const ITEM_BYTES = 600;

/** Serializes itself to the same JSON as `JSON.stringify`. */
export interface WritesJson {
  writeJson(into: JsonBytes): void;
  toJSON(): unknown;
}

/** Builds JSON as bytes, without an intermediate string. */
export class JsonBytes {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private at = 0;

  result(): Buffer {
    return this.bytes.subarray(0, this.at);
  }

  /** Appends ASCII characters without escapes. */
  ascii(text: string): void {
    this.reserve(text.length);
    const { bytes } = this;
    let { at } = this;
    for (let index = 0; index < text.length; index += 1) bytes[at++] = text.charCodeAt(index);
    this.at = at;
  }

  /** Appends bytes that are JSON already. */
  json(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.at);
    this.at += bytes.length;
  }

  /** Appends bytes that are JSON already, and were read as Latin-1. */
  latin1(text: string): void {
    this.reserve(text.length);
    this.at += this.bytes.write(text, this.at, 'latin1');
  }

  value(value: unknown): void {
    this.json(Buffer.from(JSON.stringify(value)));
  }

  /** Appends UTF-8 bytes as a JSON string. */
  text(source: Uint8Array, begin: number, end: number): void {
    this.reserve((end - begin) * LONGEST_ESCAPE + 2);
    const { bytes } = this;
    let { at } = this;
    bytes[at++] = 0x22;
    for (let index = begin; index < end; index += 1) {
      const byte = source[index] ?? 0;
      if (IS_ESCAPED[byte] === 0) bytes[at++] = byte;
      else at += bytes.write(ESCAPES[byte] ?? '', at, 'latin1');
    }
    bytes[at++] = 0x22;
    this.at = at;
  }

  /** Appends bytes as a JSON string of hexadecimal digits. */
  hex(source: Uint8Array, begin: number, end: number): void {
    this.reserve((end - begin) * 2 + 2);
    const { bytes } = this;
    let { at } = this;
    bytes[at++] = 0x22;
    for (let index = begin; index < end; index += 1) {
      const byte = source[index] ?? 0;
      bytes[at++] = digit(byte >> 4);
      bytes[at++] = digit(byte & 15);
    }
    bytes[at++] = 0x22;
    this.at = at;
  }

  list(items: readonly WritesJson[]): void {
    this.reserve(items.length * ITEM_BYTES);
    this.ascii('[');
    items.forEach((item, index) => {
      if (index > 0) this.ascii(',');
      item.writeJson(this);
    });
    this.ascii(']');
  }

  private reserve(length: number): void {
    const needed = this.at + length;
    if (needed <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
    grown.set(this.bytes.subarray(0, this.at));
    this.bytes = grown;
  }
}

function digit(value: number): number {
  return value < 10 ? 0x30 + value : 0x57 + value;
}

/**
 * Serializes a reply with lists of `WritesJson`.
 * @returns undefined for a reply without such a list.
 */
export function jsonBytes(reply: unknown): Buffer | undefined {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const into = new JsonBytes();
  if (isList(reply)) {
    into.list(reply);
    return into.result();
  }
  if (!Object.values(reply).some(isList)) return undefined;
  let separator = '{';
  for (const [name, value] of Object.entries(reply)) {
    if (value === undefined) continue;
    into.ascii(separator);
    separator = ',';
    into.value(name);
    into.ascii(':');
    if (isList(value)) into.list(value);
    else into.value(value);
  }
  into.ascii('}');
  return into.result();
}

/** Whether a value is a list of `WritesJson` with at least one item. */
function isList(value: unknown): value is WritesJson[] {
  return Array.isArray(value) && value.length > 0 && value.every(writesJson);
}

function writesJson(value: unknown): value is WritesJson {
  return typeof value === 'object' && value !== null && 'writeJson' in value;
}
