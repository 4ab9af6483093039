import { LIMITS, ORDER_STATUS_FILTERS, OVERVIEW_DAYS, type OrderStatusFilter } from '@shop/shared';
import { useTyped } from '../../../lib/use-typed';
import { Field } from '../../../ui/forms/field';
import { SelectField } from '../../../ui/forms/select-field';
import type { OrdersQuery } from '../orders-query';
import styles from './orders-controls.module.css';

const PERIODS = [1, 7, OVERVIEW_DAYS];

const STATUSES = ORDER_STATUS_FILTERS.map((status) => ({
  value: status,
  label: status === 'waiting' ? 'Waiting (not yet shipped)' : status,
}));

interface OrdersControlsProps {
  query: OrdersQuery;
  change: (part: Partial<OrdersQuery>, options?: { replace?: boolean }) => void;
}

/** Search, status and age of the orders. Buyers are looked for while they are typed. */
export function OrdersControls({ query, change }: OrdersControlsProps) {
  const [text, setText] = useTyped(query.search, (search) => change({ search }, { replace: true }));
  return (
    <div className={styles.controls} role="search" aria-label="Orders">
      <Field
        label="Find an order"
        type="search"
        placeholder="Buyer, e-mail or order number"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={LIMITS.email}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SelectField
        label="Show"
        placeholder="All statuses"
        options={STATUSES}
        value={query.status}
        onChange={(status) => change({ status: statusOf(status) })}
        clearable
      />
      <SelectField
        label="Placed"
        placeholder="At any time"
        options={periods(query.days)}
        value={query.days ? String(query.days) : ''}
        onChange={(days) => change({ days: Number(days) || undefined })}
        clearable
      />
    </div>
  );
}

function statusOf(chosen: string): OrderStatusFilter | '' {
  return ORDER_STATUS_FILTERS.find((status) => status === chosen) ?? '';
}

/** An address may ask for a period that isn't offered: then it is. */
function periods(days: number | undefined) {
  const offered = days === undefined || PERIODS.includes(days) ? PERIODS : [...PERIODS, days];
  return offered.map((period) => ({
    value: String(period),
    label: period === 1 ? 'Today (UTC)' : `In the last ${period} days`,
  }));
}
