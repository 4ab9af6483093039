import { ACCENT, accentCss, markIcon } from '@shop/shared';
import type { RequestHandler } from 'express';

const HOUR_SECONDS = 60 * 60;

const CACHED = `public, max-age=${HOUR_SECONDS}, stale-while-revalidate=${24 * HOUR_SECONDS}`;

/** The route of the style sheets that `accentSheetPath` names. */
export const ACCENT_SHEET_ROUTE = '/accent/:colour.css';

/** The colours of the accent in the address. They follow from it alone; a later version may derive others. */
export const accentSheet: RequestHandler<{ colour: string }> = (req, res, next) => {
  const accent = `#${req.params.colour}`;
  if (!ACCENT.test(accent)) {
    next();
    return;
  }
  res.set('Cache-Control', CACHED).type('css').send(accentCss(accent));
};

/** The route of the icons that `markIconPath` names. */
export const MARK_ICON_ROUTE = '/mark/:icon.svg';

/** A mark in the colour that the address names. */
export const shopIcon: RequestHandler<{ icon: string }> = (req, res, next) => {
  const icon = markIcon(req.params.icon);
  if (icon === undefined) next();
  else res.set('Cache-Control', CACHED).type('svg').send(icon);
};
