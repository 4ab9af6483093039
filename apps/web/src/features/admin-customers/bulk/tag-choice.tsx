import { endpoints, LIMITS, type CustomerListQuery, type CustomerRow } from '@shop/shared';
import { useState } from 'react';
import { call } from '../../../lib/http/api-client';
import { Button } from '../../../ui/forms/button';
import styles from '../../../ui/list/bulk-bar.module.css';
import { SelectAll } from '../../../ui/list/selection/select-all';
import type { Selection } from '../../../ui/list/selection/use-selection';
import { tagChanges } from './tag-changes';
import type { TagRunControl } from './use-tag-run';

interface TagChoiceProps {
  selection: Selection<CustomerRow>;
  control: TagRunControl;
  query: CustomerListQuery;
  total: number;
}

/** How many customers are selected, and the tag that they get or lose. */
export function TagChoice({ selection, control, query, total }: TagChoiceProps) {
  const { rows, clear } = selection;
  const [text, setText] = useState('');
  const tag = text.trim();
  const changesOf = (isAdded: boolean) => (tag === '' ? [] : tagChanges(rows, { tag, isAdded }));

  function apply(isAdded: boolean) {
    const changes = changesOf(isAdded);
    if (changes.length === 0) return;
    clear();
    control.apply({ tag, isAdded }, changes);
  }

  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        apply(true);
      }}
    >
      <p className={`tabular ${styles.count}`}>{rows.length.toLocaleString('en-US')} selected</p>
      <SelectAll
        selection={selection}
        total={total}
        most={LIMITS.selectedCustomers}
        load={async (page) =>
          (await call(endpoints.listCustomers, { query: { ...query, ...page } })).customers
        }
      />
      <div className={styles.actions}>
        <input
          aria-label="Tag of the selected customers"
          placeholder="Tag"
          autoComplete="off"
          className={styles.select}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={changesOf(true).length === 0}>
          Add tag
        </Button>
        <Button
          tone="secondary"
          disabled={changesOf(false).length === 0}
          onClick={() => apply(false)}
        >
          Remove tag
        </Button>
        <Button tone="quiet" onClick={clear}>
          Clear
        </Button>
      </div>
    </form>
  );
}
