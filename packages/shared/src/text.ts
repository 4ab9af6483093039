import { z } from 'zod';

// Neither control characters nor invisible ones that turn or hide what stands around them have a place in a text. A
// description may hold tabs and line breaks; the joiners U+200C and U+200D belong to some scripts and to emoji.
const UNWANTED = /\p{Cc}|(?![\u200c\u200d])\p{Cf}/u;
const UNWANTED_BUT_BREAKS = /[^\P{Cc}\t\n\r]|(?![\u200c\u200d])\p{Cf}/u;
const SOMETHING_VISIBLE = /[^\s\p{C}]/u;

interface TextRule {
  /** Length in UTF-16 units after trimming. */
  max: number;
  /** Whether tabs and line breaks may stand in it. */
  multiline?: boolean;
}

/** A text that must say something: trimmed, not empty, of bounded length, without control characters. */
export function requiredText(label: string, { max, multiline = false }: TextRule) {
  const unwanted = multiline ? UNWANTED_BUT_BREAKS : UNWANTED;
  return z
    .string({ error: `${label} is required` })
    .trim()
    .refine((text) => SOMETHING_VISIBLE.test(text), `${label} is required`)
    .max(max, `${label} must have at most ${max} characters`)
    .refine((text) => !unwanted.test(text), `${label} must not contain control characters`);
}

/** The 24 hexadecimal digits by which MongoDB knows a document. */
export const objectIdSchema = z
  .string({ error: 'An id is required' })
  .regex(/^[0-9a-f]{24}$/i, 'This is not a valid id')
  .toLowerCase();

/** The first `length` characters of a text; none is cut in two. */
export function beginOf(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('');
}

/** Shortens a text for a card: the first `length` characters, then an ellipsis of three dots (spec, section 2). */
export function preview(text: string, length: number): string {
  return `${beginOf(text, length)}...`;
}
