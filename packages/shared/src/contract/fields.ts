import { z } from 'zod';

// Control characters and invisible characters that reorder or hide the text around them are refused. Descriptions may
// hold tabs and line breaks. The joiners U+200C and U+200D stay: some scripts and emoji need them.
const FORBIDDEN = /\p{Cc}|(?![\u200c\u200d])\p{Cf}/u;
const FORBIDDEN_MULTILINE = /[^\P{Cc}\t\n\r]|(?![\u200c\u200d])\p{Cf}/u;
// A required text must have a character that fonts draw. Fillers such as U+115F and U+3164 are default-ignorable; the
// blank Braille pattern and the blank notehead are not.
const VISIBLE = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;
/** Half of a surrogate pair: it can't be stored as UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/u;

interface TextRule {
  /** Length in UTF-16 units after trimming; a line break is one. */
  max: number;
  /** Whether tabs and line breaks are allowed. */
  multiline?: boolean;
}

/** Browsers send every line break of a form as CR LF, but count and show it as one character. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n');

/** The same text field, refusing text that is not well-formed Unicode. */
export function wellFormed(label: string, text: z.ZodString) {
  return text.refine((value) => !LONE_SURROGATE.test(value), `${label} is not valid text`);
}

/** A required text field: trimmed, with a visible character, of bounded length, without control characters. */
export function requiredText(label: string, { max, multiline = false }: TextRule) {
  const forbidden = multiline ? FORBIDDEN_MULTILINE : FORBIDDEN;
  return wellFormed(label, z.string({ error: `${label} is required` }))
    .trim()
    .overwrite(withPlainBreaks)
    .refine((text) => VISIBLE.test(text), `${label} is required`)
    .max(max, `${label} must have at most ${max} characters`)
    .refine((text) => !forbidden.test(text), `${label} must not contain control characters`);
}

/** A text field that may stay empty: trimmed, of bounded length, without control characters. */
export function optionalText(label: string, { max, multiline = false }: TextRule) {
  const forbidden = multiline ? FORBIDDEN_MULTILINE : FORBIDDEN;
  return wellFormed(label, z.string({ error: `${label} must be text` }))
    .trim()
    .overwrite(withPlainBreaks)
    .max(max, `${label} must have at most ${max} characters`)
    .refine((text) => !forbidden.test(text), `${label} must not contain control characters`);
}

/** A query parameter to search a list by: trimmed, at most `max` UTF-16 units, possibly empty. */
export function searchText(name: string, max: number) {
  return (
    z
      .string({ error: `${name} must be a string` })
      // No word has one, and the database takes no pattern with one.
      .overwrite((text) => text.replaceAll('\0', ' '))
      .trim()
      .max(max, `${name} must have at most ${max} characters`)
  );
}

/** The id of a MongoDB document: 24 hexadecimal digits, in lower case once parsed. */
export const objectIdSchema = z
  .string({ error: 'An id is required' })
  .regex(/^[0-9a-f]{24}$/i, 'This is not a valid id')
  .toLowerCase();

/** A day in the shop's time zone, such as 2026-11-21. Years outside 1000 to 2999 are refused. */
export function daySchema(name: string) {
  const error = `${name} must be a day such as 2026-11-21`;
  return z.iso.date({ error }).regex(/^[12]/, error);
}
