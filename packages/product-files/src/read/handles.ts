import slugify from 'slugify';

/** As long as slugs may be in addresses. */
const MAX_LENGTH = 200;
const MAX_MADE_LENGTH = 80;

/** A handle that can stand in an address as it is, or undefined. */
export function safeHandle(text: string): string | undefined {
  return text.length <= MAX_LENGTH && /^[\w-]+$/.test(text) ? text : undefined;
}

/** A handle in lower-case Latin letters, digits and dashes; empty if nothing is left. */
export function madeHandle(text: string): string {
  return slugify(text.normalize('NFKC'), { lower: true, strict: true })
    .slice(0, MAX_MADE_LENGTH)
    .replace(/-+$/, '');
}

/** Gives each product of a file a handle that no other product of the file has. */
export class Handles {
  readonly #taken: Set<string>;

  /** @param given handles that the file itself has. */
  constructor(given: ReadonlySet<string>) {
    this.#taken = new Set(given);
  }

  /** A handle that was made from a text, with a number if another product has it. */
  made(text: string): string {
    const base = madeHandle(text) || 'item';
    let handle = base;
    for (let number = 2; this.#taken.has(handle); number += 1) handle = `${base}-${number}`;
    this.#taken.add(handle);
    return handle;
  }
}
