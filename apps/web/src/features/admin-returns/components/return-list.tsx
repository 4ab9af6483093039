import {
  LIMITS,
  RETURN_KINDS,
  RETURN_STATE_TEXTS,
  RETURN_STATES,
  type ReturnsQuery,
} from '@shop/shared';
import { Undo2 } from 'lucide-react';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { SelectField } from '../../../ui/fields/select-field';
import { DataTable } from '../../../ui/list/data-table/data-table';
import { dateSort } from '../../../ui/list/data-table/date-sort';
import type { FilterTexts } from '../../../ui/list/views/address-chips';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { SearchBox } from '../../../ui/list/search-box';
import { ScreenButton } from '../../../ui/page/permitted';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { loadReturns, useReturns } from '../api/list-returns';
import { returnsList } from '../lists';
import { useReturnColumns } from './return-columns';
import styles from './return-list.module.css';

const STATES = RETURN_STATES.map((value) => ({ value, label: RETURN_STATE_TEXTS[value] }));

const KINDS = [
  { value: 'request', label: 'Asked for' },
  { value: 'withdrawal', label: 'Withdrawals' },
] as const;

const FILTER_TEXTS: FilterTexts = {
  search: (words) => `“${words}”`,
  state: (state) => STATES.find(({ value }) => value === state)?.label,
  kind: (kind) => KINDS.find(({ value }) => value === kind)?.label,
};

/** What buyers send back. */
export function ReturnList() {
  const { query, change } = useListQuery(returnsList);
  const columns = useReturnColumns();
  const setState = (state: ReturnsQuery['state']) => change({ state }, { replace: true });
  const setKind = (kind: ReturnsQuery['kind']) => change({ kind }, { replace: true });
  return (
    <ListPage
      list={returnsList}
      query={query}
      result={useReturns(query)}
      noun={['return', 'returns']}
      icon={Undo2}
      controls={
        <ListControls label="Returns" className={styles.controls}>
          <SearchBox
            label="Find a return"
            placeholder="Order, name, email, phone or product"
            limit={LIMITS.email}
            value={query.search}
            onSearch={(search) => change({ search: search || undefined }, { replace: true })}
          />
          <SelectField
            label="State"
            placeholder="All returns"
            options={STATES}
            value={query.state ?? ''}
            onChange={(state) => setState(RETURN_STATES.find((known) => known === state))}
            clearable
          />
          <SelectField
            label="Kind"
            placeholder="All kinds"
            options={KINDS}
            value={query.kind ?? ''}
            onChange={(kind) => setKind(RETURN_KINDS.find((known) => known === kind))}
            clearable
          />
        </ListControls>
      }
      filterTexts={FILTER_TEXTS}
      columns={columns}
      file={{ load: loadReturns, keyOf: ({ _id }) => _id }}
      loading={<RowsSkeleton label="Loading returns" rows={12} height="2.25rem" />}
      noMatch="No returns match these filters"
      empty={{
        title: 'No returns yet',
        note: 'When buyers ask to return something, you approve it here, and refund or exchange what arrives. What they read about returns is in the settings.',
        action: <ScreenButton to={dashboardPaths.adminSettingsOf('texts')}>Settings</ScreenButton>,
      }}
    >
      {(returns) => (
        <DataTable
          list="returns"
          columns={columns}
          rows={returns}
          keyOf={({ _id }) => _id}
          sort={dateSort(query.sort, change)}
        />
      )}
    </ListPage>
  );
}
