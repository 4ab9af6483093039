import { z } from 'zod';

// Control characters have no place in a name or a line of text; a description may hold tabs and line breaks.
const CONTROL_CHARACTERS = /\p{Cc}/u;
const CONTROL_CHARACTERS_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u;

interface TextRule {
  /** Length in UTF-16 units after trimming. */
  max: number;
  /** Whether tabs and line breaks may stand in it. */
  multiline?: boolean;
}

/** A text that must say something: trimmed, not empty, of bounded length, without control characters. */
export function requiredText(label: string, { max, multiline = false }: TextRule) {
  const forbidden = multiline ? CONTROL_CHARACTERS_BUT_BREAKS : CONTROL_CHARACTERS;
  return z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must have at most ${max} characters`)
    .refine((text) => !forbidden.test(text), `${label} must not contain control characters`);
}

/** The 24 hexadecimal digits by which MongoDB knows a document. */
export const objectIdSchema = z
  .string({ error: 'An id is required' })
  .regex(/^[0-9a-f]{24}$/i, 'This is not a valid id')
  .toLowerCase();

/** Shortens a text for a card: the first `length` characters, then an ellipsis of three dots (spec, section 2). */
export function preview(text: string, length: number): string {
  return `${Array.from(text).slice(0, length).join('')}...`;
}
