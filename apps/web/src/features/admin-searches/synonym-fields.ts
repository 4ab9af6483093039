import {
  synonymLineSchema,
  synonymsInputSchema,
  synonymsSchema,
  type StoredSynonyms,
} from '@shop/shared';
import { z } from 'zod';

/** The synonym line for some words and others. Removes characters of the words that have a meaning in a line. */
export function lineFor(words: string, others: string, isOneWay = false): string {
  return `${words.replace(/[,>]/g, ' ').trim()}${isOneWay ? ' >' : ','} ${others.trim()}`;
}

/** The server's rules for a line that begins with these words. */
export function synonymFormSchema(words: string) {
  return z.object({ others: z.string() }).superRefine(({ others }, context) => {
    const isEmpty = others.trim() === '';
    const { error } = synonymLineSchema.safeParse(lineFor(words, others));
    const message = isEmpty ? 'Enter at least one synonym' : error?.issues[0]?.message;
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['others'], message });
  });
}

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

/** All lines as text, one per line, and what the form was opened with. */
export const synonymTextSchema = z.object({
  text: z.string().transform((text, context) => {
    const lines = linesOf(text).filter(Boolean);
    const { data, error } = synonymsInputSchema.shape.lines.safeParse(lines);
    if (data) return data;
    const [first] = error.issues;
    const at = first?.path[0];
    const place = typeof at === 'number' ? `“${lines[at]}”: ` : '';
    context.addIssue({ code: 'custom', message: `${place}${first?.message}` });
    return z.NEVER;
  }),
  openedWith: synonymsSchema,
});

/** The form's values for these synonyms. */
export function textOf(stored: StoredSynonyms): z.input<typeof synonymTextSchema> {
  return { text: stored.lines.join('\n'), openedWith: stored };
}

/**
 * Applies to the typed text what somebody else has changed since the form was opened: lines that they removed are
 * removed, and lines that they added come last. If both changed a line, both versions stay.
 */
export function mergeLines(
  typed: string,
  opened: readonly string[],
  saved: readonly string[],
): string {
  const own = linesOf(typed);
  const remaining = own.filter((line) => saved.includes(line) || !opened.includes(line));
  const added = saved.filter((line) => !opened.includes(line) && !own.includes(line));
  return [...remaining, ...added].join('\n').trim();
}
