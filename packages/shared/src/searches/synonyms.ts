import { z } from 'zod';
import { requiredText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';

/** Id of the single document that holds the shop's own synonyms, and of their audit entries. */
export const SYNONYMS_ID = '5e7700000000000000000002';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu;

/** A parsed line: a search for any of `from` also finds `to`. */
interface ReadLine {
  from: string[];
  /** Undefined if all terms are synonyms of each other. */
  to: string[] | undefined;
}

/** Reads `sofa, couch` or, in one direction, `footwear > shoes, boots`. */
function readLine(line: string): ReadLine {
  const [from = '', to] = line.split('>');
  const phrasesIn = (list: string) =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase.match(WORD));
  return { from: phrasesIn(from), to: to === undefined ? undefined : phrasesIn(to) };
}

/** What is wrong with a line of synonyms, or undefined. */
function problemOf(line: string): string | undefined {
  if (line.split('>').length > 2) return 'A line can contain only one >';
  const { from, to } = readLine(line);
  if (!to && from.length < 2) return 'Enter at least two synonyms, such as: sofa, couch';
  if (to && (from.length === 0 || to.length === 0))
    return 'Enter words on both sides of >, such as: footwear > shoes, boots';
  const all = [...from, ...(to ?? [])];
  if (all.length > LIMITS.synonymsInLine)
    return `A line can have at most ${LIMITS.synonymsInLine} synonyms`;
  const long = all.find((phrase) => (phrase.match(WORD)?.length ?? 0) > LIMITS.synonymWords);
  if (long !== undefined) return `“${long}” has more than ${LIMITS.synonymWords} words`;
  return undefined;
}

/** A line of synonyms: terms with the same meaning, separated by commas; `>` makes it one-way. */
export const synonymLineSchema = requiredText('A line', { max: LIMITS.synonymLine }).superRefine(
  (line, context) => {
    const message = problemOf(line);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  },
);

/** Body of a save: all of the shop's own lines, and the version that the administrator saw. */
export const synonymsInputSchema = z.object({
  lines: z
    .array(synonymLineSchema, { error: 'lines must be a list of texts' })
    .max(LIMITS.synonymLines, `There can be at most ${LIMITS.synonymLines} lines`)
    .refine(
      (lines) => lines.reduce((sum, { length }) => sum + length, 0) <= LIMITS.synonymsLength,
      `All lines together must have at most ${LIMITS.synonymsLength} characters`,
    ),
  version: z.int({ error: 'The version must be a whole number' }).min(0),
});
/** A save of synonyms, parsed: lines are trimmed. */
export type SynonymsInput = z.output<typeof synonymsInputSchema>;

/** Body of a switch: a built-in line, and whether it is off in this shop. */
export const builtInSynonymInputSchema = z.object({
  line: requiredText('The line', { max: LIMITS.synonymLine }),
  isOff: z.boolean({ error: 'isOff must be true or false' }),
});
/** A switch of a built-in line, parsed. */
export type BuiltInSynonymInput = z.output<typeof builtInSynonymInputSchema>;

/** The shop's own synonyms, in replies to an administrator. */
export const synonymsSchema = z.strictObject({
  lines: z.array(z.string()),
  /** Rises with every save; 0 while there are none. */
  version: z.int(),
  /** Who saved them last, and when (ISO 8601, UTC). */
  saved: z.strictObject({ at: z.iso.datetime(), by: z.string() }).nullable(),
});
/** The shop's own synonyms with their version and who saved them. */
export type StoredSynonyms = z.infer<typeof synonymsSchema>;
