import { idListSchema } from '../catalog/catalog-params.js';
import { productRowQuerySchema } from '../catalog/product-row.js';
import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { rowOf, type HomeRow } from './home-rows.js';

/** What is wrong with the heading of a row; undefined if nothing is. */
function headingProblem(heading: string): string | undefined {
  if (heading.trim() === '') return 'the heading is missing';
  return heading.length > LIMITS.rowHeading
    ? `the heading must have at most ${LIMITS.rowHeading} characters`
    : undefined;
}

/** What is wrong with what a row is about; undefined if nothing is. */
function subjectProblem({ by, of }: HomeRow): string | undefined {
  if (by !== 'categories')
    return productRowQuerySchema.safeParse({ by, of }).error?.issues[0]?.message;
  return of === ''
    ? undefined
    : idListSchema(LIMITS.rowProducts).safeParse(of).error?.issues[0]?.message;
}

/** Which part of a row is wrong; undefined if none is. */
export function wrongPartOfRow(row: HomeRow): 'heading' | 'of' | undefined {
  if (headingProblem(row.heading) !== undefined) return 'heading';
  return subjectProblem(row) === undefined ? undefined : 'of';
}

/** What is wrong with one line of the setting; undefined if nothing is. */
function problemOf(line: string): string | undefined {
  const row = rowOf(line);
  if (!row) return 'a row is a heading, what it shows and which, such as “Gifts | tag | gift”';
  return headingProblem(row.heading) ?? subjectProblem(row);
}

/** The rows of the home page as a setting: one in each line. Empty for none. */
export const homeRowsSchema = optionalText('Rows of the home page', {
  max: LIMITS.homeRowsText,
  multiline: true,
}).superRefine((text, context) => {
  const lines = text === '' ? [] : text.split('\n');
  if (lines.length > LIMITS.homeRows)
    context.addIssue({ code: 'custom', message: `There can be at most ${LIMITS.homeRows} rows` });
  lines.forEach((line, index) => {
    const problem = problemOf(line);
    if (problem !== undefined)
      context.addIssue({ code: 'custom', message: `Row ${index + 1}: ${problem}` });
  });
});
