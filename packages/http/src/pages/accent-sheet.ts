import { ACCENT, accentCss } from '@shop/shared';
import type { RequestHandler } from 'express';

const HOUR_SECONDS = 60 * 60;

/** The route of the style sheets that `accentSheetPath` names. */
export const ACCENT_SHEET_ROUTE = '/accent/:colour.css';

/** The colours of the accent in the address. They follow from it alone; a later version may derive others. */
export const accentSheet: RequestHandler<{ colour: string }> = (req, res, next) => {
  const accent = `#${req.params.colour}`;
  if (!ACCENT.test(accent)) {
    next();
    return;
  }
  res
    .set(
      'Cache-Control',
      `public, max-age=${HOUR_SECONDS}, stale-while-revalidate=${24 * HOUR_SECONDS}`,
    )
    .type('css')
    .send(accentCss(accent));
};
