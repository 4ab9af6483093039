import { synonymLineSchema, synonymsInputSchema, synonymsSchema } from '@shop/shared';
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

/** All lines as text, one per line, and what the form was opened with. */
export const synonymTextSchema = z.object({
  text: z.string().transform((text, context) => {
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
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
