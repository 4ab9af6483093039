import {
  LIMITS,
  DATE_SORTS,
  ORDER_STATUS_FILTERS,
  PAYMENT_FILTERS,
  type OrderListQuery,
  type DateSort,
  type OrderStatusFilter,
} from '@shop/shared';
import { SelectField } from '../../../ui/fields/select-field';
import { DayField } from '../../../ui/list/day-field';
import { ListControls } from '../../../ui/list/list-controls';
import { SearchBox } from '../../../ui/list/search-box';
import { useOpenFound } from '../api/use-open-found';
import { PAYMENT_OPTIONS, STATUS_OPTIONS } from '../filter-texts';
import styles from './orders-controls.module.css';
import { PeriodField } from './period-field';

const SORT_LABELS: Record<DateSort, string> = { newest: 'Newest first', oldest: 'Oldest first' };
const SORTS = DATE_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }));

interface OrdersControlsProps {
  query: OrderListQuery;
  change: (part: Partial<OrderListQuery>, options?: { replace?: boolean }) => void;
}

/** Search, status, payment, days and sort order of the orders. */
export function OrdersControls({ query, change }: OrdersControlsProps) {
  const open = useOpenFound();
  return (
    <ListControls label="Orders" className={styles.controls}>
      <SearchBox
        label="Find an order"
        placeholder="Number, name, phone …"
        limit={LIMITS.email}
        value={query.search}
        onSearch={(search) => change({ search }, { replace: true })}
        onEnter={(text) => void open(text)}
      />
      <SelectField
        label="Show"
        placeholder="All statuses"
        options={STATUS_OPTIONS}
        value={query.status ?? ''}
        onChange={(status) => change({ status: toStatusFilter(status) })}
        clearable
      />
      <SelectField
        label="Payment"
        placeholder="All payments"
        options={PAYMENT_OPTIONS}
        value={query.payment ?? ''}
        onChange={(payment) => change({ payment: PAYMENT_FILTERS.find((one) => one === payment) })}
        clearable
      />
      <SelectField
        label="Sort"
        placeholder={SORT_LABELS.newest}
        options={SORTS}
        value={query.sort}
        onChange={(sort) => change({ sort: sort === 'oldest' ? sort : 'newest' })}
      />
      <PeriodField query={query} onPeriod={change} />
      <div className={styles.days}>
        <DayField
          label="From"
          value={query.from}
          onDay={(from) => change({ from, days: undefined })}
        />
        <DayField
          label="Until"
          value={query.until}
          onDay={(until) => change({ until, days: undefined })}
        />
      </div>
    </ListControls>
  );
}

function toStatusFilter(value: string): OrderStatusFilter | undefined {
  return ORDER_STATUS_FILTERS.find((status) => status === value);
}
