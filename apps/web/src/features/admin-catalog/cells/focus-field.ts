/** Focuses a field and selects its text, so that what is typed next replaces it. */
function enterField(field: HTMLInputElement) {
  field.focus();
  field.select();
}

/** The text fields of the row that a field is in. */
export function fieldsOfRow(field: HTMLInputElement): HTMLInputElement[] {
  const row = field.closest('li, tr');
  return [...(row?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])];
}

type Side = 'above' | 'below';

/** The same field of the nearest row on that side which has one: a product with variants has no fields. */
export function sameField(field: HTMLInputElement, side: Side): HTMLInputElement | undefined {
  const next = side === 'above' ? 'previousElementSibling' : 'nextElementSibling';
  for (let row = field.closest('li, tr')?.[next]; row; row = row[next]) {
    const same = row.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    if (same) return same;
  }
  return undefined;
}

/**
 * The rows from a field's own one on, each by the same field. One that has no fields, as its variants have them, counts
 * as a row, too: it is given by its name.
 */
export function rowsFrom(field: HTMLInputElement): (HTMLInputElement | string)[] {
  const rows: (HTMLInputElement | string)[] = [];
  for (let row = field.closest<HTMLElement>('li, tr'); row; row = nextRow(row)) {
    const same = row.querySelector<HTMLInputElement>(`input[name="${field.name}"]`);
    const found = same ?? row.dataset.withoutFields;
    if (found !== undefined) rows.push(found);
  }
  return rows;
}

const nextRow = ({ nextElementSibling: next }: HTMLElement) =>
  next instanceof HTMLElement ? next : null;

/** Moves the focus from a field to the same field of the row above or below, if there is one, as in a spreadsheet. */
export function focusBeside(field: HTMLInputElement, side: Side) {
  const same = sameField(field, side);
  if (same) enterField(same);
}

/**
 * Moves the focus on to the same field of the next row. After the last row it moves to what follows the list: what is
 * typed there must not replace the last row.
 */
export function focusNext(field: HTMLInputElement) {
  const next = sameField(field, 'below');
  const afterList = field.closest('li')?.parentElement?.nextElementSibling;
  if (next) enterField(next);
  else if (afterList instanceof HTMLElement) afterList.focus();
}

/** Returns the focus to a field that it came from. */
export function focusAgain(field: EventTarget | null) {
  if (field instanceof HTMLInputElement) enterField(field);
}
