import { PREPARED_STATES, type PreparedOrder } from '@shop/shared';
import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { SelectField } from '../../../ui/fields/select-field';
import { ButtonLink } from '../../../ui/forms/button';
import { DataTable } from '../../../ui/list/data-table/data-table';
import type { ListColumn } from '../../../ui/list/data-table/list-column';
import type { FilterTexts } from '../../../ui/list/views/address-chips';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { loadPreparedOrders, usePreparedOrders } from '../api/prepared-orders';
import { preparedList } from './prepared-list';
import { itemWords, STATE_TEXTS, stateOf } from './prepared-words';

const STATES = PREPARED_STATES.map((value) => ({ value, label: STATE_TEXTS[value] }));

const FILTER_TEXTS: FilterTexts = {
  state: (state) => STATES.find(({ value }) => value === state)?.label,
};

/** The orders that are prepared for customers, newest first. */
export function PreparedOrders() {
  const { query, change } = useListQuery(preparedList);
  const columns = usePreparedColumns();
  return (
    <ListPage
      list={preparedList}
      query={query}
      result={usePreparedOrders(query)}
      noun={['prepared order', 'prepared orders']}
      icon={FilePenLine}
      controls={
        <ListControls label="Prepared orders">
          <SelectField
            label="State"
            placeholder="All prepared orders"
            options={STATES}
            value={query.state ?? ''}
            onChange={(value) =>
              change({ state: PREPARED_STATES.find((known) => known === value) }, { replace: true })
            }
            clearable
          />
        </ListControls>
      }
      filterTexts={FILTER_TEXTS}
      columns={columns}
      file={{ load: loadPreparedOrders, keyOf: ({ _id }) => _id }}
      loading={<RowsSkeleton label="Loading prepared orders" rows={12} height="2.25rem" />}
      noMatch="No prepared orders match this filter"
      empty={{
        title: 'No prepared orders',
        note: 'Put an order together for a customer, save it for later, or send a link by which they order and pay it.',
        action: <ButtonLink to={dashboardPaths.adminCreateOrder}>New order</ButtonLink>,
      }}
    >
      {(rows) => (
        <DataTable list="preparedOrders" columns={columns} rows={rows} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}

function usePreparedColumns(): readonly ListColumn<PreparedOrder>[] {
  const day = useMomentFormat({ dateStyle: 'medium' });
  return [
    {
      id: 'customer',
      heading: 'Customer',
      text: ({ customer }) => customer.name,
      cell: ({ _id, customer }) => (
        <Link to={dashboardPaths.adminPreparedOrder(_id)} data-row-link>
          {customer.name}
        </Link>
      ),
    },
    {
      id: 'email',
      heading: 'Email',
      cell: ({ customer }) => customer.email,
      text: ({ customer }) => customer.email,
    },
    {
      id: 'state',
      heading: 'State',
      cell: (row) =>
        row.order === null ? (
          STATE_TEXTS[stateOf(row)]
        ) : (
          <Link to={dashboardPaths.adminOrder(row.order)}>Order {row.order}</Link>
        ),
      text: (row) => (row.order === null ? STATE_TEXTS[stateOf(row)] : `Order ${row.order}`),
    },
    {
      id: 'prepared',
      heading: 'Prepared on',
      text: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day(createdAt)}</time>,
    },
    { id: 'products', heading: 'Products', cell: itemWords, text: itemWords },
  ];
}
