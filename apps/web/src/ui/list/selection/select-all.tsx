import { useState } from 'react';
import { failureText } from '../../../lib/http/api-error';
import { Button } from '../../forms/button';
import { notify } from '../../messages/notify';
import type { Selectable, Selection } from './use-selection';

/** Rows of one request. */
const PAGE_SIZE = 100;

interface SelectAllProps<Row extends Selectable> {
  selection: Selection<Row>;
  /** How many rows match, on all pages. */
  total: number;
  /** How many can be selected at once. */
  most: number;
  load: (page: { page: number; pageSize: number }) => Promise<readonly Row[]>;
}

/** Selects all rows of the list, on all pages, up to the maximum that can be selected at once. */
export function SelectAll<Row extends Selectable>(props: SelectAllProps<Row>) {
  const { selection, total, load } = props;
  const [busy, setBusy] = useState(false);
  const most = Math.min(total, props.most);
  if (selection.rows.length >= most) return null;

  async function select() {
    setBusy(true);
    try {
      selection.replace(await allOf(load, most));
    } catch (error) {
      notify.error(failureText(error));
    }
    setBusy(false);
  }

  return (
    <Button tone="quiet" busy={busy} onClick={() => void select()}>
      Select {most < total ? 'the first' : 'all'} {most.toLocaleString('en-US')} that match
    </Button>
  );
}

/** The rows of all pages, each once: a new one moves the others to later pages meanwhile. */
async function allOf<Row extends Selectable>(
  load: SelectAllProps<Row>['load'],
  most: number,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; page <= Math.ceil(most / PAGE_SIZE); page += 1)
    for (const row of await load({ page, pageSize: PAGE_SIZE })) found.set(row._id, row);
  return [...found.values()];
}
