const SHOWN_CHARACTERS = 160;

/** A figure that was measured, and the bound that it must keep. */
export interface Check {
  what: string;
  bound: string;
  measured: string;
  held: boolean;
}

/** A figure may not be higher than its bound. NaN, a failed measurement, breaks every bound. */
export function atMost(what: string, measured: number, most: number, unit = ''): Check {
  return check(
    what,
    `at most ${round(most)} ${unit}`,
    `${round(measured)} ${unit}`,
    measured <= most,
  );
}

/** Two figures or texts must be the same. */
export function equal(what: string, measured: string | number, wanted: string | number): Check {
  return check(what, String(wanted), String(measured), measured === wanted);
}

/** The list of incidents must be empty. */
export function none(what: string, found: readonly string[]): Check {
  const shown = found.length > 0 ? `${found.length}: ${found.join(', ')}` : 'none';
  return check(what, 'none', shown, found.length === 0);
}

function check(what: string, bound: string, measured: string, held: boolean): Check {
  const shown = measured.trim().replaceAll(/\s+/g, ' ').slice(0, SHOWN_CHARACTERS);
  return { what, bound: bound.trim(), measured: shown, held };
}

function round(figure: number): number {
  return figure < 10 ? Number(figure.toFixed(2)) : Math.round(figure);
}
