import { z } from 'zod';
import { ACCENT } from '../theme/accent-css.js';
import { accentContrast, readableShade, TEXT_CONTRAST } from '../theme/accent-palette.js';

/** What is wrong with an accent that can't be read, and what would do. */
function tooLight(accent: string): string {
  // Rounded down, so that it never reads as enough.
  const found = Math.floor(accentContrast(accent) * 10) / 10;
  return (
    `This colour is too light for white text and for links: the contrast is ${found}:1, and ` +
    `${TEXT_CONTRAST}:1 is needed. ${readableShade(accent)} would do`
  );
}

/** The accent: `#rrggbb` with enough contrast, in lower case once parsed, or empty for the usual one. */
export const accentSchema = z
  .string({ error: 'The accent colour must be text' })
  .trim()
  .toLowerCase()
  .superRefine((accent, context) => {
    if (accent === '') return;
    if (!ACCENT.test(accent)) context.addIssue('The accent colour must look like #17503f');
    else if (accentContrast(accent) < TEXT_CONTRAST) context.addIssue(tooLight(accent));
  });
