import { PREPARED_STATES, type PreparedOrder } from '@shop/shared';
import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../../lib/address/dashboard-paths';
import { useListQuery } from '../../../lib/address/list-query';
import { SelectField } from '../../../ui/fields/select-field';
import { ButtonLink } from '../../../ui/forms/button';
import { DenseTable } from '../../../ui/list/dense-table';
import styles from '../../../ui/list/dense-table.module.css';
import { ListControls } from '../../../ui/list/list-controls';
import { ListPage } from '../../../ui/list/list-page';
import { RowsSkeleton } from '../../../ui/list/rows-skeleton';
import { useMomentFormat } from '../../../ui/page/use-moment-format';
import { usePreparedOrders } from '../api/prepared-orders';
import { preparedList } from './prepared-list';
import { itemWords, STATE_TEXTS, stateOf } from './prepared-words';

const STATES = PREPARED_STATES.map((value) => ({ value, label: STATE_TEXTS[value] }));

/** The orders that are prepared for customers, newest first. */
export function PreparedOrders() {
  const { query, change } = useListQuery(preparedList);
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
      loading={<RowsSkeleton label="Loading prepared orders" rows={12} height="2.25rem" />}
      noMatch="No prepared orders match this filter"
      empty={{
        title: 'No prepared orders',
        note: 'Put an order together for a customer, save it for later, or send a link by which they order and pay it.',
        action: <ButtonLink to={dashboardPaths.adminCreateOrder}>New order</ButtonLink>,
      }}
    >
      {(rows) => <PreparedRows rows={rows} />}
    </ListPage>
  );
}

function PreparedRows({ rows }: { rows: readonly PreparedOrder[] }) {
  const day = useMomentFormat({ dateStyle: 'medium' });
  return (
    <DenseTable headings={['Customer', 'Email', 'State', 'Prepared on', 'Products']} figures={0}>
      {rows.map((row) => (
        <tr key={row._id} data-row className={styles.row}>
          <th scope="row">
            <Link to={dashboardPaths.adminPreparedOrder(row._id)} data-row-link>
              {row.customer.name}
            </Link>
          </th>
          <td data-label="Email">{row.customer.email}</td>
          <td data-label="State">
            {row.order === null ? (
              STATE_TEXTS[stateOf(row)]
            ) : (
              <Link to={dashboardPaths.adminOrder(row.order)}>Order {row.order}</Link>
            )}
          </td>
          <td data-label="Prepared on">
            <time dateTime={row.createdAt}>{day(row.createdAt)}</time>
          </td>
          <td data-label="Products">{itemWords(row)}</td>
        </tr>
      ))}
    </DenseTable>
  );
}
