import { idListSchema } from '../catalog/catalog-params.js';
import { productRowQuerySchema } from '../catalog/product-row.js';
import { optionalText } from '../contract/fields.js';
import { LIMITS } from '../limits.js';
import { rowOf } from './home-rows.js';

/** What is wrong with one line of the setting; undefined if nothing is. */
function problemOf(line: string): string | undefined {
  const row = rowOf(line);
  if (!row) return 'a row is a heading, what it shows and which, such as “Gifts | tag | gift”';
  const { heading, by, of } = row;
  if (heading.trim() === '') return 'the heading is missing';
  if (heading.length > LIMITS.rowHeading)
    return `the heading must have at most ${LIMITS.rowHeading} characters`;
  if (by !== 'categories')
    return productRowQuerySchema.safeParse({ by, of }).error?.issues[0]?.message;
  return of === ''
    ? undefined
    : idListSchema(LIMITS.rowProducts).safeParse(of).error?.issues[0]?.message;
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
